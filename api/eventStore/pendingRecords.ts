import type { AnyStateMachine } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'

/** A record as an append that is on its way will leave it. */
interface PendingRecord {
  record: Replayed<AnyStateMachine>
  newestFactId: string | undefined
}

export interface SentRecord extends PendingRecord {
  /** Whether its facts are in the log, once that is known. Never rejects. */
  appended: Promise<boolean>
  /** Shared by all that were decided one on the other: if one is not appended, none of those behind it is. */
  chain: { isBroken: boolean }
}

/** `before`: the append that it was decided on, if that is on its way itself. */
type RecordToSend = PendingRecord & { before: SentRecord | undefined }

/** Remembers the records of appends that are on their way, so that the next command on one of them needs not wait until they are durable. */
export const pendingRecords = () => {
  const newest = new Map<string, SentRecord>()

  const remove = (sent: readonly SentRecord[]) => {
    for (const each of sent) if (newest.get(each.record.stream) === each) newest.delete(each.record.stream)
  }

  return {
    get: (stream: string) => {
      const sent = newest.get(stream)
      return sent?.chain.isBroken ? undefined : sent
    },
    forget: (stream: string) => {
      newest.delete(stream)
    },
    /** Remembers the records until their command is handled: it resolves with nothing if their facts were not appended. */
    during: async <Result>(records: readonly RecordToSend[], handling: Promise<Result | undefined>) => {
      const { promise: appended, resolve } = Promise.withResolvers<boolean>()
      const sent = records.map(({ record, newestFactId, before }): SentRecord => {
        const chain = before?.chain ?? { isBroken: false }
        return { record, newestFactId, appended, chain }
      })
      for (const each of sent) newest.set(each.record.stream, each)
      let isAppended = false
      try {
        const result = await handling
        isAppended = result !== undefined
        return result
      } finally {
        remove(sent)
        if (!isAppended) {
          for (const { chain } of sent) chain.isBroken = true
          // Decided again at once, it would meet the same conflict: those before may be on their way still.
          await Promise.all(records.map(({ before }) => before?.appended))
        }
        resolve(isAppended)
      }
    },
  }
}
