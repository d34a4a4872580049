import { type LoggedEvent, type ProposedEvent, tombstoned } from './events.ts'
import { type Metadata, metastreamOf } from './streamMetadata.ts'

/** What the log knows of its streams. */
export interface History {
  lastRevision(stream: string): number
  metadata(stream: string): Metadata
  /** The events that a read of the stream sees. */
  visible(stream: string): readonly LoggedEvent[]
  /** Also finds what the stream no longer shows. */
  eventAt(stream: string, revision: number): LoggedEvent | undefined
  /** The events that the server remembers by id; it forgets them in a restart. */
  recent: Map<string, LoggedEvent>
}

/** An expected revision; -1 is an absent stream. */
export type Expected = number | 'any' | 'exists'

export type Decision =
  | { kind: 'ok'; undelete: boolean }
  | { kind: 'wrongVersion'; current: number }
  | { kind: 'deleted' }
  /** Appended before. The position is unknown where the event is no longer visible. */
  | { kind: 'alreadyCommitted'; revision: number; position: number | undefined }

/**
 * Whether a write may happen, decided as the real server does (IndexWriter.CheckCommit): complete idempotency for an
 * expected revision, best effort by a memory of recent ids for `any` and `exists`.
 */
export const checkCommit = (log: History, stream: string, expected: Expected, proposed: readonly ProposedEvent[]) => {
  const current = log.lastRevision(stream)
  const { softDeleted } = log.metadata(stream)
  if (current === tombstoned) return deleted
  if (expected === 'exists' && softDeleted) return deleted
  if (expected === 'exists' && current < 0 && log.lastRevision(metastreamOf(stream)) < 0) return wrongVersion(current)
  if (typeof expected === 'string') return checkRecent(log, stream, proposed)
  if (expected < current) return checkHistory(log, stream, expected, proposed)

  return expected === current ? ok(softDeleted) : wrongVersion(current)
}

const checkRecent = (log: History, stream: string, proposed: readonly ProposedEvent[]): Decision => {
  const found = proposed
    .map(({ id }) => log.recent.get(id))
    .map((event) => (event?.stream === stream ? event : undefined))
  if (!found[0]) return ok(log.metadata(stream).softDeleted)
  if (found.includes(undefined)) return wrongVersion(log.lastRevision(stream))

  return alreadyCommitted(log, stream, found.at(-1)?.revision ?? 0)
}

const checkHistory = (log: History, stream: string, expected: number, proposed: readonly ProposedEvent[]): Decision => {
  const same = proposed.map(({ id }, index) => log.eventAt(stream, expected + 1 + index)?.id === id)
  if (same.length > 0 && same.every(Boolean)) return alreadyCommitted(log, stream, expected + proposed.length)
  if (!same[0] && expected === -1 && log.metadata(stream).softDeleted) return ok(true)

  return wrongVersion(log.lastRevision(stream))
}

const ok = (undelete: boolean): Decision => ({ kind: 'ok', undelete })
const wrongVersion = (current: number): Decision => ({ kind: 'wrongVersion', current })
const deleted: Decision = { kind: 'deleted' }

const alreadyCommitted = (log: History, stream: string, revision: number): Decision => ({
  kind: 'alreadyCommitted',
  revision,
  position: log.visible(stream).find((event) => event.revision === revision)?.position,
})
