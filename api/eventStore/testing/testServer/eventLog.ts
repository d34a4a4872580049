import { type CommitDecision, checkCommit, type ExpectedVersion } from './checkCommit.ts'
import { type LoggedEvent, type ProposedEvent, systemEvent, tombstoneRevision } from './events.ts'
import { metastreamOf, originalStreamOf, parseMetadata, recreationMetadata, visibleEvents } from './streamMetadata.ts'

export type EventLog = ReturnType<typeof openEventLog>

/**
 * The transaction log: all events of all streams in one order. Positions are byte offsets and so have gaps. As in the real server, writes
 * are checked against everything written, while readers see only what is replicated: after `replicationLag` milliseconds, 0 is at once.
 */
export const openEventLog = (now: () => number, replicationLag: () => number = () => 0) => {
  const events: LoggedEvent[] = []
  const streams = new Map<string, LoggedEvent[]>()
  const recent = new Map<string, LoggedEvent>()
  const listeners = new Set<() => void>()
  let end = 0
  let commits = 0
  /** Number of events that are visible to readers. */
  let visibleCount = 0

  const ofStream = (stream: string): readonly LoggedEvent[] => streams.get(stream) ?? []
  const lastRevision = (stream: string) => ofStream(stream).at(-1)?.revision ?? -1
  const metadata = (stream: string) => parseMetadata(ofStream(metastreamOf(stream)).at(-1))
  const isReadable = ({ position }: LoggedEvent) => position < (events[visibleCount]?.position ?? end)

  const appendRecord = (stream: string, proposed: ProposedEvent, revision = lastRevision(stream) + 1) => {
    const logged = { ...proposed, stream, revision, position: end, created: now() }
    end += recordOverhead + stream.length + proposed.data.length + proposed.metadata.length
    events.push(logged)
    streams.getOrInsert(stream, []).push(logged)
    recent.set(logged.id, logged)
    return logged
  }

  const undelete = (stream: string, firstVisible: number) => {
    const metastream = metastreamOf(stream)
    appendRecord(metastream, systemEvent('$metadata', recreationMetadata(ofStream(metastream).at(-1), firstVisible)))
  }

  const commit = (stream: string, proposed: readonly ProposedEvent[], recreatedStream: string | undefined) => {
    const firstVisible = lastRevision(recreatedStream ?? stream) + 1
    const logged = proposed.map((event) => appendRecord(stream, event))
    commits += 1
    if (commits % 3 === 0) appendRecord(statistics, systemEvent('$statsCollected', '{}'))
    replicateLater()
    // A separate record: the writer may be answered before it is visible to readers.
    if (recreatedStream) undelete(recreatedStream, firstVisible)
    if (recreatedStream) replicateLater(2)
    return logged
  }

  const replicate = (count: number) => {
    visibleCount = Math.max(visibleCount, count)
    for (const listener of listeners) listener()
  }

  const replicateLater = (times = 1) => {
    const count = events.length
    if (replicationLag() === 0) replicate(count)
    else setTimeout(() => replicate(count), times * replicationLag())
  }

  for (const [stream, type] of firstRecords) appendRecord(stream, systemEvent(type, '{}'))
  replicate(events.length)

  const log = {
    events,
    lastRevision,
    metadata,
    /** The events that the stream's metadata does not hide. */
    visible: (stream: string) => visibleEvents(ofStream(stream), metadata(stream), now()),
    isReadable,
    /** The events of all streams that are visible to readers. */
    readable: (): readonly LoggedEvent[] => events.slice(0, visibleCount),
    /** A stream as it is visible to readers. */
    readableStream: (stream: string) => {
      const seen = ofStream(stream).filter(isReadable)
      const limits = parseMetadata(ofStream(metastreamOf(stream)).findLast(isReadable))
      return {
        last: seen.at(-1)?.revision ?? -1,
        softDeleted: limits.softDeleted,
        events: visibleEvents(seen, limits, now()),
      }
    },
    /** Resolves when an event is visible to readers; default: the last event written so far. */
    replicated: async (event = events.at(-1)) => {
      while (event && !isReadable(event)) await new Promise<void>((resolve) => onceReplicated(resolve))
    },
    eventAt: (stream: string, revision: number) => ofStream(stream).find((event) => event.revision === revision),
    recent,
    check: (stream: string, expected: ExpectedVersion) =>
      checkCommit(log, stream, expected, [systemEvent('$check', '{}')]),
    write: (
      stream: string,
      expected: ExpectedVersion,
      proposed: readonly ProposedEvent[],
    ): CommitDecision | LoggedEvent[] => {
      const decision = checkCommit(log, stream, expected, proposed)
      if (decision.kind !== 'ok') return decision
      const original = originalStreamOf(stream)
      const revived = original && metadata(original).softDeleted ? original : undefined
      return commit(stream, proposed, decision.undelete ? stream : revived)
    },
    tombstone: (stream: string) => {
      appendRecord(stream, systemEvent('$streamDeleted', '{}'), tombstoneRevision)
      replicateLater()
    },
    /** Calls the listener when more events are visible to readers. Returns a function that removes it. */
    onReplicated: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }

  const onceReplicated = (listener: () => void) => {
    const stop = log.onReplicated(() => {
      stop()
      listener()
    })
  }
  return log
}

const recordOverhead = 187
const statistics = '$stats-127.0.0.1:2113'

const firstRecords = [
  ['$user-admin', '$UserCreated'],
  ['$user-ops', '$UserCreated'],
  ['$users', '$User'],
  [metastreamOf(statistics), '$metadata'],
  ['$projections-sales-result', 'Result'],
] as const
