import type { AnyStateMachine } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'

/** A record as facts that are on their way to the disk will leave it. */
export interface PendingRecord {
  record: Replayed<AnyStateMachine>
  newestFactId: string | undefined
  /** Whether the facts are in the log, once that is known. Never rejects. */
  appended: Promise<boolean>
  /** Shared by all that were decided one on the other. It breaks when the facts of one are not appended, or when the record is forgotten. */
  chain: { isBroken: boolean }
}

/** What a command decided about a record. */
export interface DecidedRecord {
  machine: AnyStateMachine
  record: Replayed<AnyStateMachine>
  newestFactId: string | undefined
  /** The pending record that it was decided on, if any. */
  before: PendingRecord | undefined
}

/**
 * Remembers records while their facts are on their way, so that the next command on one need not wait until they are durable. Those of a
 * broken chain are not found: this includes good ones before the one that broke it, at the cost of a conflict.
 */
export const pendingRecords = (onAppended: (decided: DecidedRecord) => void) => {
  const newest = new Map<string, PendingRecord>()

  const add = ({ record, newestFactId, before }: DecidedRecord, appended: Promise<boolean>) => {
    const pending = { record, newestFactId, appended, chain: before?.chain ?? { isBroken: false } }
    newest.set(record.stream, pending)
    return pending
  }
  const remove = (pending: PendingRecord) => {
    if (newest.get(pending.record.stream) === pending) newest.delete(pending.record.stream)
  }

  return {
    find: (stream: string) => {
      const pending = newest.get(stream)
      return pending?.chain.isBroken ? undefined : pending
    },
    forget: (stream: string) => {
      const pending = newest.get(stream)
      if (pending) pending.chain.isBroken = true
    },
    /** Remembers the records until their command is handled: it resolves with nothing if their facts were not appended. */
    rememberDuring: async <Result>(decided: readonly DecidedRecord[], handling: Promise<Result | undefined>) => {
      const { promise: appended, resolve } = Promise.withResolvers<boolean>()
      const added = decided.map((each) => add(each, appended))
      let isAppended = false
      try {
        const result = await handling
        isAppended = result !== undefined
        return result
      } finally {
        for (const pending of added) remove(pending)
        if (isAppended) {
          for (const [index, each] of decided.entries()) if (!added[index]?.chain.isBroken) onAppended(each)
        } else {
          for (const { chain } of added) chain.isBroken = true
          // Decided again at once, it would meet the same conflict: those before may be on their way still.
          await Promise.all(decided.map(({ before }) => before?.appended))
        }
        resolve(isAppended)
      }
    },
  }
}
