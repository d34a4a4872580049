import { setImmediate as otherWork } from 'node:timers/promises'

// Enough at once for their appends to share an fsync, few enough to let everybody else in between.
const atOnce = 32

/** Does the same with many, in order, so many at once; yields what came of each slice. */
export async function* inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): AsyncGenerator<Result[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    yield await Promise.all(items.slice(start, start + atOnce).map((item, index) => work(item, start + index)))
    await otherWork()
  }
}

/** The same, all of it. */
export const allInSlices = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
) => (await Array.fromAsync(inSlices(items, work))).flat()
