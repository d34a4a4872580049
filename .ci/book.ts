import { join } from 'node:path'
import { type Figures, openFigures } from '#api/programs/figures.ts'
import { runProgram } from '#api/programs/program.ts'
import { oneOf, optionParser, parseCommandLine, text } from '#harness/parseCommandLine.ts'
import { measureCopy } from './book/measureCopy.ts'
import { measureCoverage } from './book/measureCoverage.ts'
import { measureDocs } from './book/measureDocs.ts'
import { measureFixtures } from './book/measureFixtures.ts'
import { measureFocus } from './book/measureFocus.ts'
import { measureForcedColours } from './book/measureForcedColours.ts'
import { measureKeys } from './book/measureKeys.ts'
import { measureKit } from './book/measureKit.ts'
import { measureLayout } from './book/measureLayout.ts'
import { measureMachines } from './book/measureMachines.ts'
import { measureMails } from './book/measureMails.ts'
import { measurePixels } from './book/measurePixels.ts'
import { measurePropTables } from './book/measurePropTables.ts'
import { measureSkips } from './book/measureSkips.ts'
import { measureStates } from './book/measureStates.ts'
import { measureTargets } from './book/measureTargets.ts'
import { openBook } from './book/openBook.ts'
import { readSources } from './importGraph.ts'

const folder = join(import.meta.dirname, '../dist/storybook')

/** The groups of figures, a file each. */
const groups = {
  props: measurePropTables,
  skips: measureSkips,
  machines: measureMachines,
  docs: measureDocs,
  focus: measureFocus,
  keys: measureKeys,
  forced: measureForcedColours,
  mails: measureMails,
  copy: measureCopy,
  coverage: measureCoverage,
  fixtures: measureFixtures,
  states: measureStates,
  targets: measureTargets,
  layout: measureLayout,
  pixels: measurePixels,
  kit: (figures: Figures) => measureKit(figures, readSources(['ui-kit'])),
}

const usage = `npm run book -- [--only ${Object.keys(groups).join('|')}] [--story PART_OF_ID]`
const options = { only: oneOf(...(Object.keys(groups) as (keyof typeof groups)[])), story: text('') }

/** `npm run book`: reads the built Storybook as a designer would, and counts what would stop one. */
const main = async () => {
  const given = parseCommandLine(optionParser(options), usage)
  if (!given) return 2

  const figures = openFigures()
  await using book = await openBook(folder, given.story)
  for (const measure of given.only ? [groups[given.only]] : Object.values(groups)) await measure(figures, book)
  return figures.close()
}

await runProgram(main)
