import { rm } from 'node:fs/promises'
import type { Book } from '#ci/book/openBook.ts'
import type { Snapshot } from '#storybook/pixels/snapshotModes.ts'
import { compareWithBaseline } from './compareWithBaseline.ts'
import { takeSnapshots } from './takeSnapshots.ts'

/** Where the pictures of differences are left, from the root. Git ignores it. */
const folder = 'dist/pixels'

/** Takes these snapshots, and tells which of them differ from their baselines, or have no story. */
export const compareWithBaselines = async (book: Book, snapshots: readonly Snapshot[]) => {
  await rm(folder, { recursive: true, force: true })
  return takeSnapshots(book, snapshots, ({ name }, take) => compareWithBaseline(name, take, folder))
}
