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

/** Milliseconds. */
const longestTurn = 10

/**
 * For work that is done many at once and keeps the processor busy: whoever asks for a turn goes on when those before have had theirs, and
 * now and then everybody else is let in first.
 */
export const openTurns = () => {
  let since = performance.now()
  let line = Promise.resolve()

  const next = async () => {
    if (performance.now() - since < longestTurn) return
    await otherWork()
    since = performance.now()
  }
  return () => {
    line = line.then(next)
    return line
  }
}
