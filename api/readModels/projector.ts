import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openBuilds } from './builds.ts'
import { catchUpProjections, startupBatchPolicy } from './catchUpProjections.ts'
import { type BatchWindow, type LogFollowerParts, rebuildBeside, updateLiveTables } from './logFollower.ts'
import { openLogIdentity } from './logIdentity.ts'
import { openPositionWaiters } from './positionWaiters.ts'
import type { Projection } from './projection.ts'
import { openProjectionRunner, type ProjectionRunner, type StoppedProjection } from './projectionRunner.ts'
import { inTransaction } from './readModelDatabase.ts'
import { isOutdated, reconcileBuilds } from './reconcileBuilds.ts'

export interface Projector {
  /** Follows the log until the signal aborts. */
  run(signal: AbortSignal): Promise<void>
  /** Resolves true once all projections have reached a position, false after `timeout` milliseconds. */
  waitForPosition(position: number, timeout: number): Promise<boolean>
  position(): number
  stoppedProjections(): readonly StoppedProjection[]
  /** The listener is called after each commit with its facts; not for facts that were in the log before `run`. */
  onApplied(listener: FactsListener): void
}

/** A projector that runs in this thread. */
export interface LocalProjector extends Projector {
  /** Folds the log up to its newest fact, without following it. */
  catchUp(signal: AbortSignal): Promise<void>
  /** The listener is called when the position has moved or a projection has stopped. */
  onProgress(listener: () => void): void
}

/** A fact as listeners receive it, once the read models contain it. */
export type AppliedFact = Pick<StoredFact, 'position' | 'stream' | 'revision' | 'type'>

export type FactsListener = (facts: readonly AppliedFact[]) => void

export interface ProjectorOptions {
  batchWindow?: BatchWindow
}

const defaultBatchWindow: BatchWindow = { atLeast: 8, atMost: 8, fullBatch: 1000 }

/** Keeps read models up to date with the log. When it returns, the tables exist: at their last checkpoint, or empty. */
export const openProjector = (
  store: EventStore,
  database: DatabaseSync,
  projections: readonly Projection[],
  log: Logger,
  { batchWindow = defaultBatchWindow }: ProjectorOptions = {},
): LocalProjector => {
  // Each projection of a batch is a savepoint: the pages that it changes are kept in memory, not copied to a file.
  database.exec('PRAGMA temp_store = MEMORY')
  const builds = openBuilds(database)
  reconcileBuilds(database, builds, projections)
  const identity = openLogIdentity(database)
  const runners = projections.map((projection) => openProjectionRunner(database, builds, projection, 'live'))
  const rebuilds = new Set<ProjectionRunner>()
  const waiters = openPositionWaiters()
  const listeners: FactsListener[] = []
  const progressListeners: (() => void)[] = []

  const stoppedProjections = () => [...runners, ...rebuilds].flatMap((runner) => runner.stopped() ?? [])
  const logStops = openStopLogger(log)
  const advance = (position: number) => {
    logStops(stoppedProjections())
    waiters.advance(position)
    for (const listener of progressListeners) listener()
  }
  const onApplied = (facts: readonly AppliedFact[]) => {
    for (const listener of listeners) notifyListener(listener, facts, log)
  }
  const parts = { database, store, log, builds, identity, runners, waiters, batchWindow, advance, onApplied }

  return {
    catchUp: async (signal) => {
      await start(parts, projections, signal)
    },
    run: async (signal) => {
      const head = await start(parts, projections, signal)
      if (!signal.aborted) advance(head)
      const stopping = new AbortController()
      signal.addEventListener('abort', () => stopping.abort(), { once: true })
      if (signal.aborted) return
      const outdated = projections.filter((projection) => isOutdated(builds, projection))
      const rebuild = (projection: Projection) => rebuildBeside(parts, rebuilds, projection, stopping.signal)
      try {
        await Promise.all([updateLiveTables(parts, stopping.signal), ...outdated.map(rebuild)])
      } finally {
        stopping.abort()
      }
    },
    waitForPosition: waiters.waitForPosition,
    position: waiters.position,
    stoppedProjections,
    onApplied: (listener) => listeners.push(listener),
    onProgress: (listener) => progressListeners.push(listener),
  }
}

/** Brings all projections to the head of the log, and returns it; they start over if it is another log than the one that they are built from. */
const start = async (parts: LogFollowerParts, projections: readonly Projection[], signal: AbortSignal) => {
  const { database, store, builds, identity, runners } = parts
  // Listeners get the facts that are appended from here on.
  const head = await store.head()
  const context = { database, store, signal, head, onFacts: identity.observe }
  // Empty read models fold the log from its first fact on, and learn from it which log it is.
  const areEmpty = identity.isUnknown() && runners.every((runner) => runner.position() === 0)
  const isAnother = !areEmpty && (await identity.isDifferentLog(context, head))
  inTransaction(database, () => {
    if (isAnother) startOver(parts, projections)
    identity.save()
  })
  await catchUpProjections(context, runners, head, startupBatchPolicy)
  inTransaction(database, () => {
    identity.save()
    if (signal.aborted) return
    for (const projection of projections) {
      builds.createIndexes(projection)
      builds.fillExtraTables(projection)
    }
  })
  return head
}

const startOver = ({ identity, builds, runners }: LogFollowerParts, projections: readonly Projection[]) => {
  identity.reset()
  for (const projection of projections) {
    builds.drop(projection.name, 'next')
    builds.create(projection, 'live')
  }
  for (const runner of runners) runner.resetToCheckpoint()
}

const openStopLogger = (log: Logger) => {
  const logged = new WeakSet<StoppedProjection>()
  return (stops: readonly StoppedProjection[]) => {
    for (const stop of stops) {
      if (!logged.has(stop)) log.error(stop, 'A projection stopped at a fact it cannot digest')
      logged.add(stop)
    }
  }
}

/** An error of a listener is logged and does not stop the projector. */
export const notifyListener = (listener: FactsListener, facts: readonly AppliedFact[], log: Logger) => {
  try {
    listener(facts)
  } catch (error) {
    log.error({ err: error }, 'News of facts could not be passed on')
  }
}
