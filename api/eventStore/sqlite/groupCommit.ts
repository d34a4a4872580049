import type { FactsDatabase } from './factsDatabase.ts'
import { breaksConnection } from './sqliteErrors.ts'
import type { Writer } from './writer.ts'

interface PendingWork {
  work: (writer: Writer) => unknown
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

type Outcome = { answer: unknown } | { error: unknown }

const maxGroupSize = 1000
/** Maximum milliseconds for which a group collects work. */
const maxGatherTime = 8
/** Milliseconds that an idle turn of the event loop takes. */
const idleTurnTime = 0.05

interface CommitHooks {
  /** Called at the start of every transaction. `isShared`: several callers share it. */
  beforeWork(writer: Writer, isShared: boolean): void
  /** Called once the transaction is durable. */
  onCommitted(): void
  /** Called after all callers have their outcome. */
  onSettled(): void
}

/**
 * Commits the work of concurrent callers in one transaction with one fsync; each piece of work is all or nothing by itself. A single caller
 * is committed at the end of the event loop's turn; under load a group collects work while the loop is busy, for a few milliseconds at most.
 * If a piece of work fails, the transaction is rolled back, and each piece is repeated in a transaction of its own: whatever work
 * does outside of its transaction, the start of the next one must undo. A savepoint for each piece would let SQLite copy every page that it changes.
 */
export const groupCommit = (database: FactsDatabase, hooks: CommitHooks) => {
  let pending: PendingWork[] = []
  let isUnderLoad = false

  // A very short turn means that the event loop has nothing else to do.
  const gather = (until: number, turnStart = performance.now()) => {
    if (!isUnderLoad || pending.length >= maxGroupSize || turnStart > until) return flush()
    setImmediate(() => {
      const now = performance.now()
      if (now - turnStart < idleTurnTime) flush()
      else gather(until, now)
    })
  }

  const flush = () => {
    if (pending.length === 0) return
    const group = pending.slice(0, maxGroupSize)
    pending = pending.slice(maxGroupSize)
    isUnderLoad = group.length > 1
    if (pending.length > 0) setImmediate(flush)
    for (const [index, outcome] of commitGroup(group).entries()) settle(group[index], outcome)
    hooks.onSettled()
  }

  const commitGroup = (group: readonly PendingWork[]): Outcome[] => {
    let failed: Outcome | undefined
    const runWork = (writer: Writer, { work }: PendingWork) => {
      try {
        return { answer: work(writer) }
      } catch (error) {
        if (!breaksConnection(error)) failed = { error }
        throw error
      }
    }
    try {
      const outcomes = database.transaction((writer) => {
        hooks.beforeWork(writer, group.length > 1)
        return group.map((entry) => runWork(writer, entry))
      })
      hooks.onCommitted()
      return outcomes
    } catch (error) {
      if (!failed) return group.map(() => ({ error }))
      return group.length === 1 ? [failed] : group.flatMap((entry) => commitGroup([entry]))
    }
  }

  return {
    /** Runs work all or nothing; resolves with its result once it is durable. */
    run: <Answer>(work: (writer: Writer) => Answer): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (pending.push({ work, resolve, reject }) > 1) return
        setImmediate(() => gather(performance.now() + maxGatherTime))
      }),
    flush,
  }
}

const settle = (entry: PendingWork | undefined, outcome: Outcome) => {
  if ('error' in outcome) entry?.reject(outcome.error)
  else entry?.resolve(outcome.answer as never)
}
