import { setTimeout as pause } from 'node:timers/promises'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { Notifier } from '#api/eventStore/notifier.ts'
import type { FactReads } from './factsTable.ts'
import { lazyFacts } from './lazyFacts.ts'

/** Facts that are read at once. */
const defaultBatchSize = 2000
/** Milliseconds until the next try if the file cannot be read. */
const retryDelay = 200

interface FactSource {
  /** Reads on the connection that is open now: lazy fields may be accessed long after the delivery. */
  read<Answer>(ask: (facts: FactReads) => Answer): Answer
  isOpen(): boolean
  /** How many facts are read at once, at most. */
  batchSize?: number | undefined
  /** All facts after a position, if they are cached. */
  cachedAfter?(position: number): StoredFact[] | undefined
}

/** Yields batches of facts after a position; waits for the next commit if there are none. All subscriptions share `readBatch`. */
export async function* sqliteSubscription(
  source: FactSource,
  readBatch: ReadBatch,
  commits: Notifier,
  after: number,
  signal: AbortSignal,
) {
  let position = after
  // A new function per subscription, so that it removes only its own listener from a shared signal.
  const wake = () => commits.notify()
  signal.addEventListener('abort', wake)
  try {
    while (!signal.aborted && source.isOpen()) {
      const batch = readBatch(position)
      position = batch?.at(-1)?.position ?? position
      if (!batch) await pause(retryDelay, undefined, { signal }).catch(() => undefined)
      else if (batch.length > 0) yield batch
      else await commits.next()
    }
  } finally {
    signal.removeEventListener('abort', wake)
  }
}

type ReadBatch = ReturnType<typeof sharedBatchReader>

/** Reads the batch after a position. Subscriptions woken by one commit are at the same position, so they share what the first one reads. */
export const sharedBatchReader = (source: FactSource, commits: Notifier) => {
  const { batchSize = defaultBatchSize } = source
  const batches = new Map<number, readonly StoredFact[]>()
  let readAt = commits.count()

  return (position: number): readonly StoredFact[] | undefined => {
    if (readAt !== commits.count()) batches.clear()
    readAt = commits.count()
    const known = batches.get(position)
    if (known) return known
    const batch = source.cachedAfter?.(position) ?? readFromDatabase(source, position, batchSize)
    if (batch && batch.length < batchSize) batches.set(position, batch)
    return batch
  }
}

// A temporary read failure does not end the subscription.
const readFromDatabase = (source: FactSource, position: number, batchSize: number) => {
  try {
    const rows = source.read((facts) => facts.lightRowsAfter(position, batchSize))
    return lazyFacts(rows, {
      headers: (from, to) => source.read((facts) => facts.headersBetween(from, to)),
      data: (at) => source.read((facts) => facts.dataAt(at)),
    })
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}
