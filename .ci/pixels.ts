import { join } from 'node:path'
import { openFigures } from '#api/programs/figures.ts'
import { runProgram, UsageError } from '#api/programs/program.ts'
import { isBrowserPackaged } from '#e2e/testing/browser.ts'
import { flag, optionParser, parseCommandLine, text } from '#harness/parseCommandLine.ts'
import { snapshots } from '#storybook/pixels/snapshotModes.ts'
import { openBook } from './book/openBook.ts'
import { compareWithBaselines } from './book/pixels/compareWithBaselines.ts'
import { updateBaselines } from './book/pixels/updateBaselines.ts'
import { reportFaults } from './book/reportFaults.ts'

const folder = join(import.meta.dirname, '../dist/storybook')
const usage = 'npm run pixels -- [--update] [--only part-of-an-id]'

/** `npm run pixels`: compares snapshots of the built Storybook with the baselines, or writes them anew with `--update`. */
const main = async () => {
  const given = parseCommandLine(optionParser({ update: flag, only: text('') }), usage)
  if (!given) return 2
  if (!isBrowserPackaged()) {
    throw new UsageError('Baselines are snapshots of the packaged browser, which runs on Linux (x64) only.')
  }
  const chosen = snapshots.filter(({ name }) => name.includes(given.only))
  if (chosen.length === 0) throw new UsageError(`No snapshot is called like ${given.only}.`)

  await using book = await openBook(folder)
  if (given.update) {
    for (const line of await updateBaselines(book, chosen)) console.log(line)
    return chosen.every(({ story }) => book.has(story)) ? 0 : 1
  }
  const figures = openFigures()
  figures.figure('snapshots', chosen.length)
  reportFaults(figures, 'snapshots that differ from their baselines', await compareWithBaselines(book, chosen))
  return figures.close()
}

await runProgram(main)
