import type { StoredFact } from '#api/eventStore/eventStore.ts'

/** A fact that was read but not handled yet. */
export interface Pending {
  readonly fact: StoredFact
  /** Milliseconds since the epoch. */
  readonly dueAt: number
  /** Position of the fact that was read before it. */
  readonly previous: number
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
export const openBacklog = (after: number) => {
  const pending: Pending[] = []
  let last = after

  return {
    /** Marks a fact as read that the consumer does not handle. */
    skip: ({ position }: StoredFact) => {
      last = position
    },
    add: (fact: StoredFact, dueAt: number) => {
      pending.push({ fact, dueAt, previous: last, isRunning: false, failures: 0, isBackingOff: false })
      last = fact.position
    },
    remove: (entry: Pending) => {
      pending.splice(pending.indexOf(entry), 1)
    },
    size: () => pending.length,
    /** Position of the last fact that was read. */
    last: () => last,
    /** Every fact up to this position has been handled. */
    handledUpTo: () => pending[0]?.previous ?? last,
    /** The fact to handle next in the order of the log; none while an earlier one waits for its retry, or one of its stream is handled. */
    nextInOrder: () => {
      const next = pending.find(({ isRunning }) => !isRunning)
      const isBlocked = pending.some(({ isRunning, fact }) => isRunning && fact.stream === next?.fact.stream)
      return next?.isBackingOff || isBlocked ? undefined : next
    },
    /** The fact that is due first, without those that wait for a retry. */
    nextDue: () => {
      const [first, ...others] = pending.filter(({ isBackingOff, isRunning }) => !(isBackingOff || isRunning))
      return first && others.reduce((soonest, other) => (other.dueAt < soonest.dueAt ? other : soonest), first)
    },
  }
}
