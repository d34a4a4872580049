import type { Appended, Retention, StoredFact } from '#api/eventStore/eventStore.ts'
import { lruCache } from '#api/eventStore/lruCache.ts'
import type { FactReads } from './factsTable.ts'

interface StreamHead {
  /** The stream's number in the file; `undefined` if it is not read yet, or if the stream is new. */
  number: number | undefined
  /** -1 where the stream has no facts. */
  revision: number
  /** `null` if the stream has none, `undefined` if it is not read yet. */
  retention: Retention | null | undefined
  /** The newest fact when it was last read or appended; another append may have followed since. */
  newest?: StoredFact | undefined
}

/** Some include their newest fact, of 1 to 4 KB. */
const maxCachedStreams = 10_000

export type StreamHeads = ReturnType<typeof streamHeads>

/** Caches the heads of streams and of the log. No other process writes, so each is read once. Clear it when a write was rolled back. */
export const streamHeads = (reads: FactReads) => {
  const streams = lruCache<string, StreamHead>(maxCachedStreams)
  let lastPosition: number | undefined

  const cacheHead = (stream: string, revision: number): StreamHead => {
    const head: StreamHead = { number: undefined, revision, retention: undefined }
    streams.set(stream, head)
    return head
  }

  const headWithNumber = (stream: string) => {
    const head = streams.get(stream) ?? cacheHead(stream, reads.lastRevision(stream))
    if (head.retention !== undefined) return head
    const row = reads.streamRow(stream)
    head.number = row?.number
    head.retention = row?.retention ?? null
    return head
  }

  return {
    headOf: (stream: string): { number: number | undefined; revision: number; retention: Retention | null } => {
      const { number, revision, retention = null } = headWithNumber(stream)
      return { number, revision, retention }
    },
    /** Remembers the number of a stream that was added. */
    setNumber: (stream: string, number: number) => {
      headWithNumber(stream).number = number
    },
    /** Remembers a retention that was written. */
    setRetention: (stream: string, retention: Retention) => {
      headWithNumber(stream).retention = retention
    },
    /** The stream's last revision, if it is cached. */
    cachedRevision: (stream: string) => streams.get(stream)?.revision,
    /** Caches the last revision after a read to the end of the stream. */
    rememberRevision: (stream: string, revision: number) => {
      if (!streams.get(stream)) cacheHead(stream, revision)
    },
    /** The stream's newest fact, if it is cached. */
    cachedLast: (stream: string): { fact: StoredFact | undefined } | undefined => {
      const { revision, newest } = streams.get(stream) ?? {}
      if (revision === -1) return { fact: undefined }
      return newest && newest.revision === revision ? { fact: newest } : undefined
    },
    /** Caches the newest fact after a read, or that there is none. */
    rememberLast: (stream: string, fact: StoredFact | undefined) => {
      const head = streams.get(stream) ?? cacheHead(stream, fact?.revision ?? -1)
      head.newest = fact
    },
    lastPosition: () => {
      lastPosition ??= reads.lastPosition()
      return lastPosition
    },
    /** Remembers an append. `newest`: its last fact, if that is to be cached. */
    advance: (stream: string, { revision, position }: Appended, newest?: StoredFact) => {
      const head = streams.get(stream)
      if (head) {
        head.revision = revision
        head.newest = newest
      }
      lastPosition = position
    },
    evict: streams.delete,
    clear: () => {
      streams.clear()
      lastPosition = undefined
    },
  }
}
