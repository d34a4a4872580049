import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { type FilledTables, moveTables } from './apart/moveTables.ts'
import { openBuilds } from './builds.ts'
import { type CatchUpContext, catchUpProjections, startupBatchPolicy } from './catchUpProjections.ts'
import { type BatchWindow, type LogFollowerParts, rebuildBeside, updateLiveTables } from './logFollower.ts'
import { openLogIdentity } from './logIdentity.ts'
import { openPositionWaiters } from './positionWaiters.ts'
import { type Projection, typesOf } from './projection.ts'
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
  fillApart?: FillApart | undefined
  /** Facts. Fewer are folded before another thread has loaded its code. */
  minFilledApart?: number
  /** Whether `fillApart` reads only facts of the projection's types. Where it reads all, only projections of all types are filled apart. */
  readsByType?: boolean
}

/**
 * Fills the tables of a projection, given by its name, from zero up to a position, outside of this thread. `undefined` where that was not possible:
 * their facts are then folded like all others, so that one which cannot be folded stops the projection as usual.
 */
export type FillApart = (projection: string, head: number, signal: AbortSignal) => Promise<FilledTables | undefined>

const defaultBatchWindow: BatchWindow = { atLeast: 8, atMost: 8, fullBatch: 1000 }

/** Keeps read models up to date with the log. When it returns, the tables exist: at their last checkpoint, or empty. */
export const openProjector = (
  store: EventStore,
  database: DatabaseSync,
  projections: readonly Projection[],
  log: Logger,
  { batchWindow = defaultBatchWindow, fillApart, minFilledApart = 50_000, readsByType = true }: ProjectorOptions = {},
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
  const startParts = { ...parts, fillApart, minFilledApart, readsByType }

  return {
    catchUp: async (signal) => {
      await start(startParts, projections, signal)
    },
    run: async (signal) => {
      const head = await start(startParts, projections, signal)
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

interface StartParts extends LogFollowerParts {
  fillApart: FillApart | undefined
  minFilledApart: number
  readsByType: boolean
}

/** Brings all projections to the head of the log, and returns it; they start over if it is another log than the one that they are built from. */
const start = async (parts: StartParts, projections: readonly Projection[], signal: AbortSignal) => {
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
  if (head >= parts.minFilledApart) await catchUpTogether(parts, projections, context, head)
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

/** Catches up the projections that are filled apart, beside all others. If one part fails, the others are ended first. */
const catchUpTogether = async (
  { database, builds, runners, fillApart, readsByType }: StartParts,
  projections: readonly Projection[],
  context: CatchUpContext,
  head: number,
) => {
  const isApart = (projection: Projection) =>
    fillApart &&
    projection.isFilledApart &&
    (readsByType || !typesOf(projection)) &&
    builds.find(projection.name, 'live')?.position === 0
  const apart = projections.filter(isApart)
  const runnersOf = (isApart: boolean) =>
    runners.filter((runner) => apart.some(({ name }) => name === runner.name) === isApart)
  const failing = new AbortController()
  const signal = AbortSignal.any([context.signal, failing.signal])
  const fill = async (projection: Projection) => {
    const filled = await fillApart?.(projection.name, head, signal)
    if (filled) moveTables(database, builds, projection, filled)
  }
  const parts = [
    catchUpProjections({ ...context, signal }, runnersOf(false), head, startupBatchPolicy),
    ...apart.map(fill),
  ]
  try {
    await Promise.all(parts)
  } catch (error) {
    failing.abort()
    await Promise.allSettled(parts)
    throw error
  }
  for (const runner of runnersOf(true)) runner.resetToCheckpoint()
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
