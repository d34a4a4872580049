import type { Figures } from '#api/programs/figures.ts'
import type { Book } from './openBook.ts'
import { reportFaults } from './reportFaults.ts'

/** Reads the prop table of every component, as the docs pages show it. */
export const measurePropTables = (figures: Figures, { components }: Book) => {
  // The pages of colours, of the type scale and of the focus ring show no component, nor do texts.
  const shown = components.filter(({ title, hasStories }) => hasStories && !title.startsWith('Theme/'))
  const rows = shown.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, at: `${title} ${row.name}` })))
  const placesOf = (list: typeof rows) => list.map(({ at }) => at)

  figures.figure('components', shown.length)
  reportFaults(
    figures,
    'components without a description',
    shown.filter(({ description }) => !description).map(({ title }) => title),
  )
  figures.figure('prop rows', rows.length)
  reportFaults(
    figures,
    'prop rows typed union or unknown',
    placesOf(rows.filter(({ type }) => /^(union|unknown|any)?$/.test(type))),
  )
  reportFaults(
    figures,
    'nodes with an editor of JSON',
    placesOf(rows.filter(({ type, control }) => control === 'object' && /React|JSX|=>/.test(type))),
  )
  const undescribed = rows.filter(({ description }) => !description)
  figures.figure('prop rows described', (100 * (rows.length - undescribed.length)) / rows.length, ' %', { atLeast: 95 })
  for (const place of placesOf(undescribed)) figures.note(`  without: ${place}`)
}
