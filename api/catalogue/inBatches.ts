import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

// Large enough for the appends of a batch to share an fsync, small enough to let other work run between two batches.
const batchSize = 32

/** Calls `work` for all items, concurrently within a batch; yields the results of each batch, in the order of the items. */
export async function* inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): AsyncGenerator<Result[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield await Promise.all(items.slice(start, start + batchSize).map((item, index) => work(item, start + index)))
    await yieldToEventLoop()
  }
}

/** The same, with all results in one array. */
export const allInBatches = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
) => (await Array.fromAsync(inBatches(items, work))).flat()

/** Milliseconds of work between two yields to the event loop. */
const maxBlockingTime = 10

/**
 * For concurrent work that keeps the processor busy. Each caller of the returned function waits for the callers before it, and after
 * `maxBlockingTime` the event loop runs other work first.
 */
export const openTimedYield = () => {
  let lastYieldAt = performance.now()
  let queue = Promise.resolve()

  const yieldIfDue = async () => {
    if (performance.now() - lastYieldAt < maxBlockingTime) return
    await yieldToEventLoop()
    lastYieldAt = performance.now()
  }
  return () => {
    queue = queue.then(yieldIfDue)
    return queue
  }
}
