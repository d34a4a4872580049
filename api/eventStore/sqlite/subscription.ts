import { setTimeout as pause } from 'node:timers/promises'
import { type StoredFact, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import type { CommitBell } from './commitBell.ts'
import { deliveredFacts } from './deliveredFacts.ts'
import type { FactReads } from './factsTable.ts'

const batchSize = 2000
/** Milliseconds until the next try where the file cannot be read. */
const retryDelay = 200

interface Log {
  /** Whichever connection lives answers: a fact may be looked at long after it was read. */
  read<Answer>(ask: (facts: FactReads) => Answer): Answer
  isOpen(): boolean
  /** All facts after a position, where they need not be read. */
  newestAfter?(position: number): StoredFact[] | undefined
}

/** Pulls batches of facts after a position; waits for the bell where there are none. `pull` is shared by all who follow the log. */
export async function* subscription(log: Log, pull: Pull, commits: CommitBell, after: number, signal: AbortSignal) {
  let position = after
  // One of its own: the listeners of one signal are told apart by it.
  const wake = () => commits.ring()
  signal.addEventListener('abort', wake)
  try {
    while (!signal.aborted && log.isOpen()) {
      const batch = pull(position)
      position = batch?.at(-1)?.position ?? position
      const delivered = batch?.filter((fact) => !fact.stream.startsWith('vault-')) ?? []
      if (delivered.length > 0) yield delivered
      else if (!batch) await pause(retryDelay, undefined, { signal }).catch(() => undefined)
      else if (batch.length === 0) await commits.next()
    }
  } finally {
    signal.removeEventListener('abort', wake)
  }
}

type Pull = ReturnType<typeof sharedPull>

/** The batch after a position. All who were woken by one commit stand at the same place: what the first of them reads is for all. */
export const sharedPull = (log: Log, commits: CommitBell) => {
  const batches = new Map<number, StoredFact[]>()
  let readAt = commits.rung()

  return (position: number) => {
    const newest = log.newestAfter?.(position)
    if (newest) return newest
    if (readAt !== commits.rung()) batches.clear()
    readAt = commits.rung()
    const known = batches.get(position)
    if (known) return known
    const batch = pulled(log, position)
    if (batch && batch.length < batchSize) batches.set(position, batch)
    return batch
  }
}

// A disk that cannot be read at this moment drops no subscriber.
const pulled = (log: Log, position: number) => {
  try {
    const rows = log.read((facts) => facts.leanAfter(position, batchSize))
    return deliveredFacts(rows, {
      rests: (from, to) => log.read((facts) => facts.restsBetween(from, to)),
      text: (at) => log.read((facts) => facts.textAt(at)),
    })
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}
