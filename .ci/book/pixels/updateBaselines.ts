import { setTimeout } from 'node:timers/promises'
import type { Book } from '#ci/book/openBook.ts'
import { type Snapshot, snapshots } from '#storybook/pixels/snapshotModes.ts'
import { listBaselines, readBaseline, removeBaseline, writeBaseline } from './baselines.ts'
import { comparePictures } from './comparePictures.ts'
import { takeSnapshots } from './takeSnapshots.ts'

/** Milliseconds after which a snapshot must look as it did. */
const pause = 250
const tries = 10

/** Writes the baselines anew from which these snapshots differ, removes those of no snapshot, and tells their names and which snapshots have no story. */
export const updateBaselines = async (book: Book, chosen: readonly Snapshot[]) => {
  const stale = listBaselines().filter((baseline) => snapshots.every(({ name }) => name !== baseline))
  for (const name of stale) await removeBaseline(name)

  const written = await takeSnapshots(book, chosen, async ({ name }, take) => {
    const [baseline, picture] = [await readBaseline(name), await takeStill(take)]
    if (!picture) return [`${name}: never stands still, and has no place in the table`]
    if (baseline && (await comparePictures(baseline, picture)).changed === 0) return []
    await writeBaseline(name, picture)
    return [`${name}: written`]
  })
  return [...stale.map((name) => `${name}: removed`), ...written]
}

/** Takes a snapshot until two in a row are equal. */
const takeStill = async (take: () => Promise<Buffer>) => {
  let picture = await take()
  for (let left = tries; left > 0; left -= 1) {
    await setTimeout(pause)
    const next = await take()
    if (next.equals(picture)) return next
    picture = next
  }
  return undefined
}
