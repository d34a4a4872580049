import type { Figures } from '#api/programs/figures.ts'
import { isBrowserPackaged } from '#e2e/testing/browser.ts'
import { chromaticParameter, snapshots } from '#storybook/pixels/snapshotModes.ts'
import type { Book } from './openBook.ts'
import { listBaselines } from './pixels/baselines.ts'
import { compareWithBaselines } from './pixels/compareWithBaselines.ts'
import { reportFaults } from './reportFaults.ts'

/** Compares the snapshots of the table with their baselines, and asks whether Chromatic is told to take the same ones. */
export const measurePixels = async (figures: Figures, book: Book) => {
  figures.figure('baselines', listBaselines().length, '', { atLeast: 150 })
  const untold = book.stories.filter(
    ({ id }) => JSON.stringify(book.loaded[id]?.chromatic) !== JSON.stringify(chromaticParameter(id)),
  )
  reportFaults(
    figures,
    'stories of which Chromatic takes other snapshots',
    untold.map(({ id }) => id),
  )
  if (!isBrowserPackaged()) return figures.note('Pixels are compared with the packaged browser only (Linux, x64).')
  reportFaults(figures, 'pictures that differ from their baselines', await compareWithBaselines(book, snapshots))
}
