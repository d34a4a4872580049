import type { Appended, StoredFact } from '#api/eventStore/eventStore.ts'
import { newestMap } from '#api/eventStore/newestMap.ts'
import type { FactReads } from './factsTable.ts'

interface StreamEnd {
  /** -1 where the stream has no facts. */
  revision: number
  /** Whether something is removed from it when more comes; `undefined` where nobody has asked yet. */
  isTrimmed: boolean | undefined
  /** What somebody was answered who asked for the newest fact; it may have become older since. */
  newest?: StoredFact | undefined
}

const remembered = 50_000

export type Ends = ReturnType<typeof rememberedEnds>

/** What the log and its streams end with: nobody else writes them, so each is read once. Forget it when a write was undone. */
export const rememberedEnds = (reads: FactReads) => {
  const streams = newestMap<string, StreamEnd>(remembered)
  let last: number | undefined

  const keep = (stream: string, revision: number): StreamEnd => {
    const end: StreamEnd = { revision, isTrimmed: undefined }
    streams.set(stream, end)
    return end
  }

  return {
    ofStream: (stream: string): { revision: number; isTrimmed: boolean } => {
      const end = streams.get(stream) ?? keep(stream, reads.lastRevision(stream))
      end.isTrimmed ??= reads.isRetained(stream)
      return { revision: end.revision, isTrimmed: end.isTrimmed }
    },
    /** The stream's last revision, where it is known without asking. */
    known: (stream: string) => streams.get(stream)?.revision,
    /** Somebody read the stream to its end. */
    seen: (stream: string, revision: number) => {
      if (!streams.get(stream)) keep(stream, revision)
    },
    /** The stream's newest fact, where it is known without asking. */
    newest: (stream: string): { fact: StoredFact | undefined } | undefined => {
      const { revision, newest } = streams.get(stream) ?? {}
      if (revision === -1) return { fact: undefined }
      return newest && newest.revision === revision ? { fact: newest } : undefined
    },
    /** Somebody read the stream's newest fact, or found none. */
    read: (stream: string, fact: StoredFact | undefined) => {
      const end = streams.get(stream) ?? keep(stream, fact?.revision ?? -1)
      end.newest = fact
    },
    ofLog: () => {
      last ??= reads.lastPosition()
      return last
    },
    moved: (stream: string, { revision, position }: Appended) => {
      const end = streams.get(stream)
      if (end) Object.assign(end, { revision, newest: undefined })
      last = position
    },
    forgetStream: streams.delete,
    forgetAll: () => {
      streams.clear()
      last = undefined
    },
  }
}
