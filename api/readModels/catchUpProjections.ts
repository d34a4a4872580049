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
  maxRows: 2500,
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
  const saver = openSaver(database, behind, batchPolicy)
  for (const [start, end] of stretchesOf(behind, upTo)) await foldStretch(context, behind, [start, end], saver)
  saver.save(false)
  if (!signal.aborted) await catchUpOneByOne(context, behind, upTo)
}

type Stretch = readonly [start: number, end: number]

// One pass over the log, in stretches from where one projection joins to where the next one does: if the only projections of a stretch
// drop out, the rest of it is not read.
const stretchesOf = (runners: readonly ProjectionRunner[], upTo: number): Stretch[] => {
  const starts = [...new Set(runners.map((runner) => runner.position()))].sort((one, other) => one - other)
  return starts.map((start, at) => [start, starts[at + 1] ?? upTo])
}

const foldStretch = async (
  context: CatchUpContext,
  runners: readonly ProjectionRunner[],
  [start, end]: Stretch,
  saver: Saver,
) => {
  let processed = start
  // A runner that was reset is behind what was read; `catchUpOneByOne` continues with it.
  const isNeeded = () =>
    runners.some((runner) => !runner.stopped() && runner.position() >= processed && runner.position() < end)
  if (!isNeeded()) return
  for await (const facts of factsBetween(context, start, end)) {
    for (const runner of runners) runOrReset(runner, () => runner.fold(processed, facts))
    context.onFacts?.(facts)
    processed = facts.at(-1)?.position ?? processed
    await saver.afterBatch(facts.length)
    if (!isNeeded()) break
  }
  if (!context.signal.aborted) for (const runner of runners) runOrReset(runner, () => runner.skipTo(processed, end))
}

type Saver = ReturnType<typeof openSaver>

const openSaver = (database: DatabaseSync, runners: readonly ProjectionRunner[], batchPolicy: BatchPolicy) => {
  let unsaved = 0
  let startedAt = performance.now()
  const save = (keepsRows: boolean) =>
    inTransaction(database, () => {
      for (const runner of runners)
        runOrReset(runner, () => inDatabaseSavepoint(database, () => runner.save(keepsRows)))
    })
  return {
    save,
    /** Saves if enough is in memory, and pauses. */
    afterBatch: async (facts: number) => {
      unsaved += facts
      if (unsaved >= batchPolicy.maxFacts || newRowCountOf(runners) >= batchPolicy.maxRows) {
        save(true)
        unsaved = 0
      }
      await batchPolicy.pause(performance.now() - startedAt)
      startedAt = performance.now()
    },
  }
}

const newRowCountOf = (runners: readonly ProjectionRunner[]) =>
  runners.reduce((rows, runner) => rows + runner.newRowCount(), 0)

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

const catchUpOneByOne = async (context: CatchUpContext, runners: readonly ProjectionRunner[], upTo: number) => {
  for (const runner of runners) {
    if (runner.stopped() || runner.position() >= upTo) continue
    let processed = runner.position()
    for await (const facts of factsBetween(context, processed, upTo)) {
      inTransaction(context.database, () => foldOneByOne(context.database, runner, processed, facts))
      processed = facts.at(-1)?.position ?? processed
      if (runner.stopped()) break
    }
    if (!context.signal.aborted && !runner.stopped()) runner.skipTo(processed, upTo)
  }
}
