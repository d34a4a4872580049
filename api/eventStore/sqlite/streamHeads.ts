import type { Appended, Retention, StoredFact } from '#api/eventStore/eventStore.ts'
import { lruCache } from '#api/eventStore/lruCache.ts'
import type { FactReads, StreamNumber } from './factsTable.ts'

interface CachedHead {
  number: StreamNumber
  retention: Retention | null
  /** -1 where the stream has no facts, `undefined` if it is not read yet. */
  revision: number | undefined
  /** The newest fact when it was last read or appended; another append may have followed since. */
  newest?: StoredFact | undefined
}

/** Some include their newest fact, of 1 to 4 KB. */
const maxCachedStreams = 10_000

export interface StreamHead {
  number: StreamNumber
  retention: Retention | null
  /** -1 where the stream has no facts. */
  revision: number
}

export type StreamHeads = ReturnType<typeof streamHeads>

/** Caches the heads of streams and of the log. No other process writes, so each is read once. Clear it when a write was rolled back. */
export const streamHeads = (reads: FactReads) => {
  const streams = lruCache<string, CachedHead>(maxCachedStreams)
  let lastPosition: number | undefined

  const read = (stream: string): CachedHead => {
    const { number, retention = null } = reads.stream(stream) ?? {}
    const head = { number, retention, revision: number === undefined ? -1 : undefined }
    streams.set(stream, head)
    return head
  }
  const cached = (stream: string) => streams.get(stream) ?? read(stream)

  return {
    headOf: (stream: string): StreamHead => {
      const head = cached(stream)
      const { number, retention } = head
      head.revision ??= reads.lastRevision(number)
      return { number, retention, revision: head.revision }
    },
    numberOf: (stream: string) => cached(stream).number,
    /** Remembers the number of a stream that was added. */
    setNumber: (stream: string, number: number) => {
      cached(stream).number = number
    },
    /** Remembers a retention that was written. */
    setRetention: (stream: string, retention: Retention) => {
      cached(stream).retention = retention
    },
    /** The stream's last revision, if it is cached. */
    cachedRevision: (stream: string) => streams.get(stream)?.revision,
    /** Caches the last revision after a read to the end of the stream. */
    rememberRevision: (stream: string, revision: number) => {
      cached(stream).revision ??= revision
    },
    /** The stream's newest fact, if it is cached. */
    cachedLast: (stream: string): { fact: StoredFact | undefined } | undefined => {
      const { revision, newest } = cached(stream)
      if (revision === -1) return { fact: undefined }
      return newest && newest.revision === revision ? { fact: newest } : undefined
    },
    /** Caches the newest fact after a read, or that there is none. */
    rememberLast: (stream: string, fact: StoredFact | undefined) => {
      const head = cached(stream)
      head.revision ??= fact?.revision ?? -1
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
