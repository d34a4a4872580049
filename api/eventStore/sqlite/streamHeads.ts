import type { Appended, StoredFact } from '#api/eventStore/eventStore.ts'
import { lruCache } from '#api/eventStore/lruCache.ts'
import type { FactReads } from './factsTable.ts'

interface StreamHead {
  /** -1 where the stream has no facts. */
  revision: number
  /** Whether the stream has a retention, so that an append may remove facts; `undefined` if not read yet. */
  hasRetention: boolean | undefined
  /** The newest fact at the last read; an append may have followed since. */
  lastRead?: StoredFact | undefined
}

/** Some include their newest fact, of 1 to 4 KB. */
const maxCachedStreams = 10_000

export type StreamHeads = ReturnType<typeof streamHeads>

/** Caches the heads of streams and of the log. No other process writes, so each is read once. Clear it when a write was rolled back. */
export const streamHeads = (reads: FactReads) => {
  const streams = lruCache<string, StreamHead>(maxCachedStreams)
  let lastPosition: number | undefined

  const cacheHead = (stream: string, revision: number): StreamHead => {
    const head: StreamHead = { revision, hasRetention: undefined }
    streams.set(stream, head)
    return head
  }

  return {
    headOf: (stream: string): { revision: number; hasRetention: boolean } => {
      const head = streams.get(stream) ?? cacheHead(stream, reads.lastRevision(stream))
      head.hasRetention ??= reads.hasRetention(stream)
      return { revision: head.revision, hasRetention: head.hasRetention }
    },
    /** The stream's last revision, if it is cached. */
    cachedRevision: (stream: string) => streams.get(stream)?.revision,
    /** Caches the last revision after a read to the end of the stream. */
    rememberRevision: (stream: string, revision: number) => {
      if (!streams.get(stream)) cacheHead(stream, revision)
    },
    /** The stream's newest fact, if it is cached. */
    cachedLast: (stream: string): { fact: StoredFact | undefined } | undefined => {
      const { revision, lastRead } = streams.get(stream) ?? {}
      if (revision === -1) return { fact: undefined }
      return lastRead && lastRead.revision === revision ? { fact: lastRead } : undefined
    },
    /** Caches the newest fact after a read, or that there is none. */
    rememberLast: (stream: string, fact: StoredFact | undefined) => {
      const head = streams.get(stream) ?? cacheHead(stream, fact?.revision ?? -1)
      head.lastRead = fact
    },
    lastPosition: () => {
      lastPosition ??= reads.lastPosition()
      return lastPosition
    },
    advance: (stream: string, { revision, position }: Appended) => {
      const head = streams.get(stream)
      if (head) Object.assign(head, { revision, lastRead: undefined })
      lastPosition = position
    },
    evict: streams.delete,
    clear: () => {
      streams.clear()
      lastPosition = undefined
    },
  }
}
