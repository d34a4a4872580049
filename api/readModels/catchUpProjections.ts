import type { DatabaseSync } from 'node:sqlite'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { factsBetween } from '#api/eventStore/factsBetween.ts'
import { BuildIsGone, foldOneByOne, type ProjectionRunner } from './projectionRunner.ts'
import { inDatabaseSavepoint, inTransaction, isDatabaseFailure } from './readModelDatabase.ts'

/** How a projection catches up: how much it holds in memory before it saves, and the pause between two batches. */
export interface BatchPolicy {
  maxRows: number
  maxFacts: number
  /** Called after each batch with the milliseconds that it took. */
  pause(elapsed: number): Promise<unknown>
}

export interface CatchUpContext {
  database: DatabaseSync
  store: EventStore
  signal: AbortSignal
  /** The position of the newest fact, if it is known. */
  head?: number
  /** Called with every batch of facts that is folded. */
  onFacts?(facts: readonly StoredFact[]): void
}

/** At startup, before the node serves requests: as fast as possible. */
export const startupBatchPolicy: BatchPolicy = {
  maxRows: 20_000,
  maxFacts: 200_000,
  pause: () => new Promise(setImmediate),
}

/** Beside a serving node on the same processor or file: small batches, and a pause as long as each batch took. */
export const backgroundBatchPolicy: BatchPolicy = {
  maxRows: 1000,
  maxFacts: 5000,
  pause: (elapsed) => new Promise((resolve) => setTimeout(resolve, Math.min(elapsed, 100))),
}

/** Folds projections up to a position, or until they stop at a fact. A projection that another process wrote in the meantime may end before it. */
export const catchUpProjections = async (
  context: CatchUpContext,
  runners: readonly ProjectionRunner[],
  upTo: number,
  batchPolicy: BatchPolicy,
) => {
  const { database, signal } = context
  const behind = runners.filter((runner) => !runner.stopped() && runner.position() < upTo)
  let processed = Math.min(upTo, ...behind.map((runner) => runner.position()))
  let unsaved = 0
  let startedAt = performance.now()

  for await (const facts of factsBetween(context, processed, upTo)) {
    for (const runner of behind) runOrReset(runner, () => runner.fold(processed, facts))
    context.onFacts?.(facts)
    processed = facts.at(-1)?.position ?? processed
    unsaved += facts.length
    if (unsaved >= batchPolicy.maxFacts || cachedRowCountOf(behind) >= batchPolicy.maxRows) {
      save(database, behind)
      unsaved = 0
    }
    await batchPolicy.pause(performance.now() - startedAt)
    startedAt = performance.now()
  }
  if (!signal.aborted) for (const runner of behind) runOrReset(runner, () => runner.skipTo(processed, upTo))
  save(database, behind)
  if (!signal.aborted) await catchUpOneByOne(context, behind, upTo)
}

const cachedRowCountOf = (runners: readonly ProjectionRunner[]) =>
  runners.reduce((rows, runner) => rows + runner.cachedRowCount(), 0)

// If folding fails, the rows in memory are discarded; `catchUpOneByOne` folds these facts again, one by one.
const runOrReset = (runner: ProjectionRunner, work: () => void) => {
  if (runner.stopped()) return
  try {
    work()
  } catch (error) {
    if (isDatabaseFailure(error) || error instanceof BuildIsGone) throw error
    runner.resetToCheckpoint()
  }
}

const save = (database: DatabaseSync, runners: readonly ProjectionRunner[]) =>
  inTransaction(database, () => {
    for (const runner of runners) runOrReset(runner, () => inDatabaseSavepoint(database, runner.save))
  })

const catchUpOneByOne = async (context: CatchUpContext, runners: readonly ProjectionRunner[], upTo: number) => {
  for (const runner of runners) {
    if (runner.stopped() || runner.position() >= upTo) continue
    let processed = runner.position()
    for await (const facts of factsBetween(context, processed, upTo)) {
      inTransaction(context.database, () => foldOneByOne(context.database, runner, processed, facts))
      processed = facts.at(-1)?.position ?? processed
    }
    if (!context.signal.aborted && !runner.stopped()) runner.skipTo(processed, upTo)
  }
}
