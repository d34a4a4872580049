import type { StoredFact } from '#api/eventStore/eventStore.ts'

/** A fact that was read but not handled yet. */
export interface Pending {
  readonly fact: StoredFact
  /** Milliseconds since the epoch. */
  readonly dueAt: number
  /** Position of the fact that was read before it. */
  readonly previous: number
  /** Whether it may have to wait for a release. */
  readonly isDeferrable: boolean
  /** It is being handled. */
  isRunning: boolean
  failures: number
  /** It failed and waits for its next try. */
  isBackingOff: boolean
}

/**
 * The facts that a consumer has read but not handled yet, in memory only: after a restart they are read again, because the checkpoint
 * never passes a fact that is still in the backlog.
 */
export const openBacklog = (after: number, isDeferrable: (fact: StoredFact) => boolean = () => false) => {
  const pending: Pending[] = []
  // Those that are not being handled, in the order of the log. Thousands may wait for a release, and the others need not look at them.
  const idle = { prompt: [] as Pending[], deferrable: [] as Pending[] }
  const runningStreams = new Set<string>()
  let last = after
  let releasedUpTo = after

  const idleOf = (entry: Pending) => (entry.isDeferrable ? idle.deferrable : idle.prompt)
  const stop = (entry: Pending) => {
    entry.isRunning = false
    runningStreams.delete(entry.fact.stream)
  }

  return {
    /** Marks a fact as read that the consumer does not handle. */
    skip: ({ position }: StoredFact) => {
      last = position
    },
    add: (fact: StoredFact, dueAt: number) => {
      const state = { isRunning: false, failures: 0, isBackingOff: false }
      const entry: Pending = { fact, dueAt, previous: last, isDeferrable: isDeferrable(fact), ...state }
      pending.push(entry)
      idleOf(entry).push(entry)
      last = fact.position
    },
    /** Marks a fact as being handled. */
    start: (entry: Pending) => {
      entry.isRunning = true
      runningStreams.add(entry.fact.stream)
      idleOf(entry).splice(idleOf(entry).indexOf(entry), 1)
    },
    /** A fact could not be handled: it is tried again, at its old place. */
    putBack: (entry: Pending) => {
      stop(entry)
      const queue = idleOf(entry)
      const next = queue.findIndex((other) => other.fact.position > entry.fact.position)
      queue.splice(next === -1 ? queue.length : next, 0, entry)
    },
    /** A fact was handled. */
    remove: (entry: Pending) => {
      stop(entry)
      pending.splice(pending.indexOf(entry), 1)
    },
    /** Releases all deferrable facts that were read so far. */
    release: () => {
      releasedUpTo = last
    },
    size: () => pending.length,
    /** How many facts are being handled. */
    runningCount: () => runningStreams.size,
    /** Position of the last fact that was read. */
    last: () => last,
    /** Every fact up to this position has been handled. */
    handledUpTo: () => pending[0]?.previous ?? last,
    /**
     * The fact to handle next in the order of the log; none while an earlier one waits for its retry, or one of its stream is handled.
     * `isHeld`: deferrable facts are passed over if they are not released.
     */
    nextInOrder: (isHeld = false) => {
      const [prompt] = idle.prompt
      const [deferrable] = idle.deferrable
      const mayStart = deferrable && (!isHeld || deferrable.fact.position <= releasedUpTo)
      const next = mayStart ? earlier(deferrable, prompt) : prompt
      return !next || next.isBackingOff || runningStreams.has(next.fact.stream) ? undefined : next
    },
    /** The fact that is due first, without those that wait for a retry. */
    nextDue: () => {
      const [first, ...others] = pending.filter(({ isBackingOff, isRunning }) => !(isBackingOff || isRunning))
      return first && others.reduce((soonest, other) => (other.dueAt < soonest.dueAt ? other : soonest), first)
    },
  }
}

const earlier = (one: Pending, other: Pending | undefined) =>
  other && other.fact.position < one.fact.position ? other : one
