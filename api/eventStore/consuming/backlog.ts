import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { nameCounter } from '#api/eventStore/nameCounter.ts'
import { type ListEntry, linkedList } from './linkedList.ts'

/** A fact that was read but not handled yet. */
export interface Pending {
  readonly fact: StoredFact
  /** Milliseconds since the epoch. */
  readonly dueAt: number
  /** Position of the fact that was read before it. */
  readonly previous: number
  /** Whether it waits for a release, and for all others. */
  readonly isLow: boolean
  failures: number
  /** It failed and waits for its next try. */
  isBackingOff: boolean
  /** Its place among all facts of the backlog. */
  place?: ListEntry<Pending>
  /** Its place among those that are not being handled. */
  idlePlace?: ListEntry<Pending> | undefined
}

/**
 * The facts that a consumer has read but not handled yet, in memory only: after a restart they are read again, because the checkpoint
 * never passes a fact that is still in the backlog.
 */
export const openBacklog = (after: number, hasLowPriority: (fact: StoredFact) => boolean = () => false) => {
  const pending = linkedList<Pending>()
  // Those that are not being handled, in the order of the log. Many of low priority may wait, and the others need not look at them.
  const idle = { normal: linkedList<Pending>(), low: linkedList<Pending>() }
  const runningStreams = new Set<string>()
  /** How many facts of low priority each stream has in the backlog. */
  const lowInStream = nameCounter()
  let last = after
  let releasedUpTo = after

  const idleOf = (entry: Pending) => (entry.isLow ? idle.low : idle.normal)

  return {
    /** Marks a fact as read that the consumer does not handle. */
    skip: ({ position }: StoredFact) => {
      last = position
    },
    /** A fact behind one of low priority in its stream has low priority itself: it must not overtake that one. */
    add: (fact: StoredFact, dueAt: number) => {
      const isLow = lowInStream.countOf(fact.stream) > 0 || hasLowPriority(fact)
      const entry: Pending = { fact, dueAt, previous: last, isLow, failures: 0, isBackingOff: false }
      if (isLow) lowInStream.change(fact.stream, 1)
      entry.place = pending.insert(entry)
      entry.idlePlace = idleOf(entry).insert(entry)
      last = fact.position
    },
    /** Marks a fact as being handled. */
    start: (entry: Pending) => {
      runningStreams.add(entry.fact.stream)
      if (entry.idlePlace) idleOf(entry).remove(entry.idlePlace)
      entry.idlePlace = undefined
    },
    /** A fact could not be handled: it is tried again, at its old place. */
    putBack: (entry: Pending) => {
      runningStreams.delete(entry.fact.stream)
      let next = idleOf(entry).first()
      while (next && next.item.fact.position < entry.fact.position) next = next.next
      entry.idlePlace = idleOf(entry).insert(entry, next)
    },
    /** A fact was handled. */
    remove: (entry: Pending) => {
      runningStreams.delete(entry.fact.stream)
      if (entry.isLow) lowInStream.change(entry.fact.stream, -1)
      if (entry.place) pending.remove(entry.place)
    },
    /** Releases all facts of low priority that were read so far. */
    release: () => {
      releasedUpTo = last
    },
    size: pending.size,
    /** How many facts are being handled. */
    runningCount: () => runningStreams.size,
    /** Position of the last fact that was read. */
    last: () => last,
    /** Every fact up to this position has been handled. */
    handledUpTo: () => pending.first()?.item.previous ?? last,
    /**
     * The fact to handle next, in the order of the log, those of low priority after all others. None while the one whose turn it is waits
     * for its retry, or one of its stream is handled. `isHeld`: those of low priority are passed over unless they are released.
     */
    nextInOrder: (isHeld = false) => {
      const low = idle.low.first()?.item
      const mayStart = low && (!isHeld || low.fact.position <= releasedUpTo)
      const next = idle.normal.first()?.item ?? (mayStart ? low : undefined)
      return !next || next.isBackingOff || runningStreams.has(next.fact.stream) ? undefined : next
    },
    /** The fact that is due first, without those that wait for a retry. Delayed facts have no low priority. */
    nextDue: () => {
      let soonest: Pending | undefined
      for (let entry = idle.normal.first(); entry; entry = entry.next) {
        const { item } = entry
        if (!item.isBackingOff && (!soonest || item.dueAt < soonest.dueAt)) soonest = item
      }
      return soonest
    },
  }
}
