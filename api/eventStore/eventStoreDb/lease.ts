import { randomUUID } from 'node:crypto'
import { setTimeout as timer } from 'node:timers/promises'
import { isConflict, type StoredFact } from '#api/eventStore/eventStore.ts'
import { type Notifier, openNotifier } from '#api/eventStore/notifier.ts'
import { bookkeepingFact, type StreamStore } from './bookkeeping.ts'

/** Milliseconds. */
export interface LeaseTimes {
  /** Between two heartbeats. */
  heartbeat: number
  /** Without a heartbeat for this long, another node takes over. At least three heartbeats. */
  timeout: number
}

export const defaultLease: LeaseTimes = { heartbeat: 3000, timeout: 10_000 }

/** The holder gives up this fraction of the timeout earlier, so that it has stopped before another node takes over. */
const safetyMargin = 0.2

/**
 * One node of a cluster holds the lease and runs the consumers. It appends a heartbeat at the revision of its last one, so the stream
 * decides who holds the lease. The other nodes measure by their own clocks how long there was no heartbeat.
 */
export const openLease = (
  streams: StreamStore,
  stream: string,
  times: LeaseTimes,
  report: (error: unknown) => undefined,
) => {
  const node = randomUUID()
  const changed = openNotifier()
  const isFree = openVacancy(node, times)
  let callers = 0
  let held: AbortController | undefined
  let campaigning: Promise<void> | undefined

  const campaign = async () => {
    let isNew = true
    while (callers > 0) {
      try {
        if (isNew) await streams.retain(stream, { newest: 1 })
        isNew = false
        const newest = await streams.readLast(stream)
        if (isFree(newest)) await keepLease(newest?.revision ?? -1)
      } catch (error) {
        report(error)
      }
      if (callers > 0) await pause(times.heartbeat / 2, changed)
    }
  }

  /** Holds the lease from a revision on, while no other node writes and heartbeats are acknowledged in time. */
  const keepLease = async (before: number) => {
    const lose = () => {
      held?.abort()
      held = undefined
    }
    const heartbeats = openHeartbeats({ streams, stream, node, timeout: times.timeout, onExpired: lose }, before)
    if (!(await heartbeats.renew())) return
    const holding = new AbortController()
    held = holding
    changed.notify()
    const isWanted = () => callers > 0 && !holding.signal.aborted
    try {
      await renewWhile(isWanted, heartbeats, () => pause(times.heartbeat, changed), report)
    } finally {
      heartbeats.stop()
      lose()
    }
    if (callers === 0) await heartbeats.release()
  }

  const start = () => {
    campaigning ??= campaign().finally(() => {
      campaigning = undefined
      if (callers > 0) start()
    })
  }

  return {
    /** Runs the work whenever this node holds the lease. Its signal aborts when the lease is lost or the given signal aborts. */
    whileHeld: async (signal: AbortSignal, work: (held: AbortSignal) => Promise<void>) => {
      callers += 1
      start()
      signal.addEventListener('abort', changed.notify)
      try {
        while (!signal.aborted) {
          if (held) await work(AbortSignal.any([signal, held.signal]))
          else await changed.next()
        }
      } finally {
        callers -= 1
        signal.removeEventListener('abort', changed.notify)
        changed.notify()
      }
      // Waits for the release, so that another node can take over at once.
      if (callers === 0) await campaigning
    },
  }
}

/** Whether the lease may be taken, by the newest fact of its stream: nobody holds it, or there was no heartbeat for too long. */
const openVacancy = (node: string, { timeout }: LeaseTimes) => {
  let seen = { revision: -1, since: 0 }
  return (newest: StoredFact | undefined) => {
    if (!newest || newest.type === releasedType || newest.meta.by.id === node) return true
    if (newest.revision !== seen.revision) seen = { revision: newest.revision, since: performance.now() }
    return performance.now() - seen.since >= timeout
  }
}

interface HeartbeatParts {
  streams: StreamStore
  stream: string
  node: string
  /** Milliseconds. */
  timeout: number
  /** Called if no heartbeat was acknowledged in time. */
  onExpired(): void
}

/** The heartbeats of the holder, each appended at the revision of the one before. */
const openHeartbeats = ({ streams, stream, node, timeout, onExpired }: HeartbeatParts, before: number) => {
  let revision = before
  let expiry: NodeJS.Timeout | undefined
  // The same fact is sent until it is acknowledged: if only the answer was lost, the repetition is idempotent.
  let heartbeatFact = bookkeepingFact(leasedType, node)

  return {
    /** False if another node has written meanwhile. */
    renew: async () => {
      const sentAt = performance.now()
      const outcome = await streams.append(stream, revision < 0 ? 'absent' : { revision }, [heartbeatFact])
      if (isConflict(outcome)) return false
      revision = outcome.revision
      heartbeatFact = bookkeepingFact(leasedType, node)
      clearTimeout(expiry)
      const remaining = sentAt + timeout * (1 - safetyMargin) - performance.now()
      expiry = setTimeout(onExpired, Math.max(0, remaining))
      return true
    },
    stop: () => clearTimeout(expiry),
    release: () => streams.append(stream, { revision }, [bookkeepingFact(releasedType, node)]),
  }
}

/** Ends when the lease is no longer wanted, or another node has written. */
const renewWhile = async (
  isWanted: () => boolean,
  { renew }: ReturnType<typeof openHeartbeats>,
  untilNext: () => Promise<unknown>,
  report: (error: unknown) => undefined,
) => {
  while (isWanted()) {
    await untilNext()
    if (!isWanted()) return
    // If the store does not answer, the lease expires by itself.
    const isRenewed = await renew().catch(report)
    if (isRenewed === false) return
  }
}

/** Waits for the milliseconds, or until the next change. */
const pause = (milliseconds: number, changed: Notifier) => {
  const woken = new AbortController()
  return Promise.race([timer(milliseconds, undefined, { signal: woken.signal }), changed.next()])
    .finally(() => woken.abort())
    .catch(() => undefined)
}

const leasedType = 'ConsumersLeased'
const releasedType = 'ConsumersReleased'
