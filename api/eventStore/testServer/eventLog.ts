import { checkCommit, type Decision, type Expected } from './commitCheck.ts'
import { type LoggedEvent, type ProposedEvent, systemEvent, tombstoned } from './events.ts'
import { metadataOf, metastreamOf, originalOf, retained, undeletion } from './streamMetadata.ts'

export type EventLog = ReturnType<typeof eventLog>

/** The transaction log: all events of all streams in one order, with positions that are byte offsets and so have gaps. */
export const eventLog = (now: () => number) => {
  const events: LoggedEvent[] = []
  const streams = new Map<string, LoggedEvent[]>()
  const recent = new Map<string, LoggedEvent>()
  const listeners = new Set<() => void>()
  let end = 0
  let commits = 0

  const ofStream = (stream: string): readonly LoggedEvent[] => streams.get(stream) ?? []
  const lastRevision = (stream: string) => ofStream(stream).at(-1)?.revision ?? -1
  const metadata = (stream: string) => metadataOf(ofStream(metastreamOf(stream)).at(-1))

  const record = (stream: string, proposed: ProposedEvent, revision = lastRevision(stream) + 1) => {
    const logged = { ...proposed, stream, revision, position: end, created: now() }
    end += recordOverhead + stream.length + proposed.data.length + proposed.metadata.length
    events.push(logged)
    streams.getOrInsert(stream, []).push(logged)
    recent.set(logged.id, logged)
    return logged
  }

  const undelete = (stream: string, firstVisible: number) => {
    const metastream = metastreamOf(stream)
    record(metastream, systemEvent('$metadata', undeletion(ofStream(metastream).at(-1), firstVisible)))
  }

  const commit = (stream: string, proposed: readonly ProposedEvent[], undeletes: string | undefined) => {
    const firstVisible = lastRevision(undeletes ?? stream) + 1
    const logged = proposed.map((event) => record(stream, event))
    if (undeletes) undelete(undeletes, firstVisible)
    commits += 1
    if (commits % 3 === 0) record(statistics, systemEvent('$statsCollected', '{}'))
    for (const listener of listeners) listener()
    return logged
  }

  for (const [stream, type] of firstRecords) record(stream, systemEvent(type, '{}'))

  const log = {
    events,
    lastRevision,
    metadata,
    visible: (stream: string) => retained(ofStream(stream), metadata(stream), now()),
    eventAt: (stream: string, revision: number) => ofStream(stream).find((event) => event.revision === revision),
    /** The first one beyond a position. */
    eventAfter: (position: number) => events[firstIndexBeyond(events, position)],
    recent,
    check: (stream: string, expected: Expected) => checkCommit(log, stream, expected, [systemEvent('$check', '{}')]),
    write: (stream: string, expected: Expected, proposed: readonly ProposedEvent[]): Decision | LoggedEvent[] => {
      const decision = checkCommit(log, stream, expected, proposed)
      if (decision.kind !== 'ok') return decision
      const original = originalOf(stream)
      const revived = original && metadata(original).softDeleted ? original : undefined
      return commit(stream, proposed, decision.undelete ? stream : revived)
    },
    tombstone: (stream: string) => record(stream, systemEvent('$streamDeleted', '{}'), tombstoned),
    /** Answers how to stop listening. */
    onCommit: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  return log
}

// Positions grow, so half of what is left can be left out each time.
const firstIndexBeyond = (events: readonly LoggedEvent[], position: number) => {
  let [from, to] = [0, events.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((events[middle]?.position ?? 0) > position) to = middle
    else from = middle + 1
  }
  return from
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
