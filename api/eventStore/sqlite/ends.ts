import type { Appended } from '#api/eventStore/eventStore.ts'
import type { FactReads } from './factsTable.ts'

interface StreamEnd {
  /** -1 where the stream has no facts. */
  revision: number
  /** Whether something is removed from it when more comes. */
  isTrimmed: boolean
}

const remembered = 50_000

export type Ends = ReturnType<typeof rememberedEnds>

/** What the log and its streams end with: nobody else writes them, so each is read once. Forget it when a write was undone. */
export const rememberedEnds = (reads: FactReads) => {
  const streams = new Map<string, StreamEnd>()
  let last: number | undefined

  const read = (stream: string) => {
    const end = { revision: reads.lastRevision(stream), isTrimmed: reads.isRetained(stream) }
    streams.set(stream, end)
    if (streams.size > remembered) for (const oldest of streams.keys().take(1)) streams.delete(oldest)
    return end
  }

  return {
    ofStream: (stream: string): Readonly<StreamEnd> => streams.get(stream) ?? read(stream),
    ofLog: () => {
      last ??= reads.lastPosition()
      return last
    },
    moved: (stream: string, { revision, position }: Appended) => {
      const end = streams.get(stream)
      if (end) end.revision = revision
      last = position
    },
    forgetStream: (stream: string) => {
      streams.delete(stream)
    },
    forgetAll: () => {
      streams.clear()
      last = undefined
    },
  }
}
