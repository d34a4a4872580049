import type { Figures } from '#api/programs/figures.ts'
import { countCoverage } from './countCoverage.ts'
import { readStoryFiles } from './readStoryFiles.ts'

/** Prints what the page Coverage prints, and fails where a story is skipped. */
export const measureCoverage = (figures: Figures) => {
  const { rows, screens } = countCoverage(readStoryFiles())
  for (const { place, ...counts } of rows) figures.note(`${place}: ${inWords(counts)}`)
  for (const { role, states, ...counts } of screens)
    figures.note(`Screens for ${role}: ${inWords({ ...counts, ...states })}`)
  figures.figure('skips in the sources of the stories', rows.at(-1)?.skips ?? 0, '', { atMost: 0 })
}

// `{ otherWidths: 3 }` -> `3 other widths`
const inWords = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()}`)
    .join(', ')
