import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openArrivals } from './arrivals.ts'
import { openBuilds } from './builds.ts'
import { catchUp, running, walking } from './catchingUp.ts'
import { inSavepoint, inTransaction, isTrouble } from './database.ts'
import { type Folding, foldCarefully, openFolding, type Stopped } from './folding.ts'
import { openLogIdentity } from './logIdentity.ts'
import type { Projection } from './projection.ts'
import { isOutdated, openNext, settleBuilds } from './settling.ts'

export interface Projector {
  /** Follows the log until the signal aborts. */
  run(signal: AbortSignal): Promise<void>
  /** Resolves true once all projections have reached a position, false after `patience` milliseconds. */
  reached(position: number, patience: number): Promise<boolean>
  position(): number
  stopped(): readonly Stopped[]
  /** Called after each commit with the facts it held; those from before `run` are no news. */
  onApplied(listen: NewsListener): void
}

/** One that works in this thread. */
export interface OwnProjector extends Projector {
  /** Called when the position has moved, or something stands still. */
  onReached(listen: () => void): void
}

/** What those hear of a fact who are told once the read models have it. */
export type FactNews = Pick<StoredFact, 'position' | 'stream' | 'revision' | 'type'>

export type NewsListener = (facts: readonly FactNews[]) => void

/**
 * Milliseconds in which facts gather for the next transaction, unless somebody waits for them or there is a backlog: four times as long
 * as the last one took, within these bounds. In a rush one is shared by many.
 */
export interface Gathering {
  atLeast: number
  atMost: number
}

/** Milliseconds before a database that was full or busy is tried again. */
const restAfterTrouble = 1000
/** Whoever is given so many facts at once is behind. */
const backlog = 1500
const usualGathering: Gathering = { atLeast: 8, atMost: 8 }

/** Keeps read models up to date with the log. Their tables are there when it answers: as far as they were, or empty. */
export const openProjector = (
  store: EventStore,
  database: DatabaseSync,
  projections: readonly Projection[],
  log: Logger,
  gathering = usualGathering,
): OwnProjector => {
  const builds = openBuilds(database)
  settleBuilds(database, builds, projections)
  const identity = openLogIdentity(database)
  const foldings = projections.map((projection) => openFolding(database, builds, projection, 'live'))
  const renewals = new Set<Folding>()
  const arrivals = openArrivals()
  const listeners: NewsListener[] = []
  const watchers: (() => void)[] = []

  const stopped = () => [...foldings, ...renewals].flatMap((folding) => folding.stopped() ?? [])
  const tellStops = stopTeller(log)
  const reach = (position: number) => {
    tellStops(stopped())
    arrivals.reach(position)
    for (const watch of watchers) watch()
  }

  const beginAnew = () => {
    identity.forget()
    for (const projection of projections) {
      builds.drop(projection.name, 'next')
      builds.begin(projection, 'live')
    }
    for (const folding of foldings) folding.goBack()
  }

  const start = async (signal: AbortSignal) => {
    // What is appended from here on is news.
    const head = await store.head()
    const road = { database, store, signal, passing: identity.see }
    const isAnother = await identity.isAnother(road)
    inTransaction(database, () => {
      if (isAnother) beginAnew()
      identity.save()
    })
    await catchUp(road, foldings, head, running)
    identity.save()
    if (!signal.aborted) reach(head)
  }

  const apply = (facts: readonly StoredFact[]) => {
    identity.see(facts)
    inTransaction(database, () => {
      for (const folding of foldings) digest(database, folding, arrivals.position(), facts)
      identity.save()
    })
    for (const listen of listeners) hear(listen, facts, log)
    reach(facts.at(-1)?.position ?? arrivals.position())
  }

  const isBehind = (folding: Folding) => !folding.stopped() && folding.position() < arrivals.position()

  /** Ends where a projection is behind the others, because its tables were swapped or could not be written. */
  const followTogether = async (signal: AbortSignal) => {
    for await (const facts of store.subscribe(arrivals.position(), signal)) {
      const began = performance.now()
      apply(facts)
      if (foldings.some(isBehind)) return
      if (facts.length < backlog) await arrivals.wanted(gatheringAfter(performance.now() - began, gathering), signal)
    }
  }

  const follow = (signal: AbortSignal) =>
    insist(signal, foldings, log, async () => {
      while (!signal.aborted) {
        await catchUp({ database, store, signal }, foldings, arrivals.position(), walking)
        reach(arrivals.position())
        await followTogether(signal)
      }
    })

  /** Builds the next tables beside the live ones, and swaps them when they know as much. */
  const renew = async (projection: Projection, signal: AbortSignal) => {
    const next = openNext(database, builds, projection)
    renewals.add(next)
    await insist(signal, [next], log, async () => {
      while (!signal.aborted && isBehind(next))
        await catchUp({ database, store, signal }, [next], arrivals.position(), walking)
      reach(arrivals.position())
      if (signal.aborted || next.stopped()) return
      // Another process that opened the same file may have done it.
      inTransaction(database, () => isOutdated(builds, projection) && builds.swap(projection.name))
      renewals.delete(next)
      log.info({ projection: projection.name, version: projection.version }, 'A read model was built anew')
    })
  }

  return {
    run: async (signal) => {
      await start(signal)
      const ending = new AbortController()
      signal.addEventListener('abort', () => ending.abort(), { once: true })
      if (signal.aborted) return
      const outdated = projections.filter((projection) => isOutdated(builds, projection))
      try {
        await Promise.all([follow(ending.signal), ...outdated.map((each) => renew(each, ending.signal))])
      } finally {
        ending.abort()
      }
    },
    reached: arrivals.reached,
    position: arrivals.position,
    stopped,
    onApplied: (listen) => listeners.push(listen),
    onReached: (watch) => watchers.push(watch),
  }
}

// A fact that cannot be digested stops this projection only: what came before it in the batch stays.
const digest = (database: DatabaseSync, folding: Folding, after: number, facts: readonly StoredFact[]) => {
  folding.lookAgain()
  if (folding.stopped()) return
  try {
    inSavepoint(database, () => {
      folding.fold(after, facts)
      folding.save()
    })
  } catch (error) {
    if (isTrouble(error)) throw error
    folding.goBack()
    foldCarefully(database, folding, after, facts)
  }
}

/** Where the database was full or busy, the work is done again from what was saved. */
const insist = async (signal: AbortSignal, foldings: readonly Folding[], log: Logger, work: () => Promise<void>) => {
  while (!signal.aborted) {
    try {
      for (const folding of foldings) folding.goBack()
      return await work()
    } catch (error) {
      if (!isTrouble(error)) throw error
      log.error({ err: error }, 'The read models cannot be written; trying again')
      await pause(restAfterTrouble, undefined, { signal }).catch(() => undefined)
    }
  }
}

const gatheringAfter = (took: number, { atLeast, atMost }: Gathering) => Math.min(Math.max(4 * took, atLeast), atMost)

const stopTeller = (log: Logger) => {
  const told = new WeakSet<Stopped>()
  return (stops: readonly Stopped[]) => {
    for (const stop of stops) {
      if (!told.has(stop)) log.error(stop, 'A projection stopped at a fact it cannot digest')
      told.add(stop)
    }
  }
}

/** A listener that fails is not the log's fault. */
export const hear = (listen: NewsListener, facts: readonly FactNews[], log: Logger) => {
  try {
    listen(facts)
  } catch (error) {
    log.error({ err: error }, 'News of facts could not be passed on')
  }
}
