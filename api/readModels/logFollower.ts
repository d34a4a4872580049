import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Builds } from './builds.ts'
import { backgroundBatchPolicy, catchUpProjections } from './catchUpProjections.ts'
import type { LogIdentity } from './logIdentity.ts'
import type { PositionWaiters } from './positionWaiters.ts'
import type { Projection } from './projection.ts'
import { foldOneByOne, type ProjectionRunner } from './projectionRunner.ts'
import { inDatabaseSavepoint, inTransaction, isDatabaseFailure } from './readModelDatabase.ts'
import { isOutdated, openNextBuild } from './reconcileBuilds.ts'

/**
 * How long facts are collected into one transaction, unless a caller waits for a position: four times as long as the last transaction took,
 * within these bounds. Under load many facts share one transaction.
 */
export interface BatchWindow {
  /** Milliseconds. */
  atLeast: number
  /** Milliseconds. */
  atMost: number
  /** Facts: a batch of so many is not followed by a wait. The store delivers hardly more at once, so the projector is behind. */
  fullBatch: number
}

/** Milliseconds before a database that was full or busy is tried again. */
const retryDelay = 1000

/** What a projector works with. */
export interface LogFollowerParts {
  database: DatabaseSync
  store: EventStore
  log: Logger
  builds: Builds
  identity: LogIdentity
  /** The projections on their live tables. */
  runners: readonly ProjectionRunner[]
  waiters: PositionWaiters
  batchWindow: BatchWindow
  /** Called with the position that all projections have reached. */
  advance(position: number): void
  onApplied(facts: readonly StoredFact[]): void
}

/** Keeps the live tables up to date with the log until the signal aborts. */
export const updateLiveTables = (parts: LogFollowerParts, signal: AbortSignal) => {
  const { database, store, log, runners, waiters, advance } = parts
  return retryUntilAborted(signal, runners, log, async () => {
    while (!signal.aborted) {
      await catchUpProjections({ database, store, signal }, runners, waiters.position(), backgroundBatchPolicy)
      advance(waiters.position())
      await followTogether(parts, signal)
    }
  })
}

/** Ends when a projection is behind the others, because its tables were swapped or could not be written. */
const followTogether = async (parts: LogFollowerParts, signal: AbortSignal) => {
  const { store, runners, waiters, batchWindow } = parts
  for await (const facts of store.subscribe(waiters.position(), signal)) {
    const startedAt = performance.now()
    apply(parts, facts)
    if (runners.some((runner) => isBehind(runner, waiters))) return
    if (facts.length < batchWindow.fullBatch)
      await waiters.pauseUnlessAwaited(batchDelayAfter(performance.now() - startedAt, batchWindow), signal)
  }
}

const apply = (parts: LogFollowerParts, facts: readonly StoredFact[]) => {
  const { identity, waiters, onApplied, advance } = parts
  identity.observe(facts)
  applyToAll(parts, facts)
  onApplied(facts)
  advance(facts.at(-1)?.position ?? waiters.position())
}

/**
 * First without savepoints: with one, SQLite keeps the old version of every page that a batch changes, and statements with triggers become
 * slower with each of them. If a projection cannot fold or save, all start over, each in a savepoint of its own.
 */
const applyToAll = ({ database, identity, runners, waiters }: LogFollowerParts, facts: readonly StoredFact[]) => {
  const applyWith = (foldAndSave: FoldAndSave) =>
    inTransaction(database, () => {
      for (const runner of runners) {
        runner.resetIfChanged()
        if (!runner.stopped()) foldAndSave(runner, waiters.position())
      }
      identity.save()
    })
  try {
    applyWith((runner, after) => {
      runner.fold(after, facts)
      runner.save()
    })
  } catch (error) {
    if (isDatabaseFailure(error)) throw error
    for (const runner of runners) runner.resetToCheckpoint()
    applyWith((runner, after) => applyToProjection(database, runner, after, facts))
  }
}

type FoldAndSave = (runner: ProjectionRunner, after: number) => void

const isBehind = (runner: ProjectionRunner, waiters: PositionWaiters) =>
  !runner.stopped() && runner.position() < waiters.position()

/** Builds the next tables beside the live ones, and swaps them once they have reached the same position. */
export const rebuildBeside = async (
  { database, store, log, builds, waiters, advance }: LogFollowerParts,
  rebuilds: Set<ProjectionRunner>,
  projection: Projection,
  signal: AbortSignal,
) => {
  const next = openNextBuild(database, builds, projection)
  rebuilds.add(next)
  await retryUntilAborted(signal, [next], log, async () => {
    while (!signal.aborted && isBehind(next, waiters))
      await catchUpProjections({ database, store, signal }, [next], waiters.position(), backgroundBatchPolicy)
    advance(waiters.position())
    if (signal.aborted || next.stopped()) return
    // Another process with the same file may have swapped them already.
    inTransaction(database, () => isOutdated(builds, projection) && builds.swap(projection.name))
    rebuilds.delete(next)
    log.info({ projection: projection.name, version: projection.version }, 'A read model was built anew')
  })
}

// A fact that cannot be folded stops this projection only; the facts before it in the batch are saved.
const applyToProjection = (
  database: DatabaseSync,
  runner: ProjectionRunner,
  after: number,
  facts: readonly StoredFact[],
) => {
  try {
    inDatabaseSavepoint(database, () => {
      runner.fold(after, facts)
      runner.save()
    })
  } catch (error) {
    if (isDatabaseFailure(error)) throw error
    runner.resetToCheckpoint()
    foldOneByOne(database, runner, after, facts)
  }
}

/** If the database is full or busy, runs the work again from the last checkpoint. */
const retryUntilAborted = async (
  signal: AbortSignal,
  runners: readonly ProjectionRunner[],
  log: Logger,
  work: () => Promise<void>,
) => {
  while (!signal.aborted) {
    try {
      for (const runner of runners) runner.resetToCheckpoint()
      return await work()
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error
      log.error({ err: error }, 'The read models cannot be written; trying again')
      await pause(retryDelay, undefined, { signal }).catch(() => undefined)
    }
  }
}

const batchDelayAfter = (elapsed: number, { atLeast, atMost }: BatchWindow) =>
  Math.min(Math.max(4 * elapsed, atLeast), atMost)
