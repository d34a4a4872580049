import { type LoggedEvent, type ProposedEvent, tombstoneRevision } from './events.ts'
import { metastreamOf, type StreamMetadata } from './streamMetadata.ts'

/** The state of the streams, as `checkCommit` needs it. */
export interface StreamStates {
  lastRevision(stream: string): number
  metadata(stream: string): StreamMetadata
  /** The events that the stream's metadata does not hide. */
  visible(stream: string): readonly LoggedEvent[]
  /** Whether the event is visible to readers. */
  isReadable(event: LoggedEvent): boolean
  /** Finds hidden events too. */
  eventAt(stream: string, revision: number): LoggedEvent | undefined
  /** The server's memory of recent events by id; a restart clears it. */
  recent: Map<string, LoggedEvent>
}

/** An expected revision; -1 is an absent stream. */
export type ExpectedVersion = number | 'any' | 'exists'

export type CommitDecision =
  | { kind: 'ok'; undelete: boolean }
  | { kind: 'wrongVersion'; current: number }
  | { kind: 'deleted' }
  /** Appended before but not replicated yet: the server drops the repetition, and answers later with a timeout. */
  | { kind: 'repeatedTooSoon' }
  /** Appended before. The position is unknown if the event is no longer visible. */
  | { kind: 'alreadyCommitted'; revision: number; position: number | undefined }

/**
 * Decides whether a write is accepted, as the real server does (IndexWriter.CheckCommit): full idempotency for an expected
 * revision, best effort by a memory of recent ids for `any` and `exists`.
 */
export const checkCommit = (
  log: StreamStates,
  stream: string,
  expected: ExpectedVersion,
  proposed: readonly ProposedEvent[],
) => {
  const current = log.lastRevision(stream)
  const { softDeleted } = log.metadata(stream)
  if (current === tombstoneRevision) return deleted
  if (expected === 'exists' && softDeleted) return deleted
  if (expected === 'exists' && current < 0 && log.lastRevision(metastreamOf(stream)) < 0) return wrongVersion(current)
  if (typeof expected === 'string') return checkRecent(log, stream, proposed)
  if (expected < current) return checkHistory(log, stream, expected, proposed)

  return expected === current ? ok(softDeleted) : wrongVersion(current)
}

const checkRecent = (log: StreamStates, stream: string, proposed: readonly ProposedEvent[]): CommitDecision => {
  const found = proposed
    .map(({ id }) => log.recent.get(id))
    .map((event) => (event?.stream === stream ? event : undefined))
  if (!found[0]) return ok(log.metadata(stream).softDeleted)
  if (found.includes(undefined)) return wrongVersion(log.lastRevision(stream))

  return alreadyCommitted(log, stream, found.at(-1)?.revision ?? 0)
}

const checkHistory = (
  log: StreamStates,
  stream: string,
  expected: number,
  proposed: readonly ProposedEvent[],
): CommitDecision => {
  const isSame = proposed.map(({ id }, index) => log.eventAt(stream, expected + 1 + index)?.id === id)
  if (isSame.length > 0 && isSame.every(Boolean)) return alreadyCommitted(log, stream, expected + proposed.length)
  if (!isSame[0] && expected === -1 && log.metadata(stream).softDeleted) return ok(true)

  return wrongVersion(log.lastRevision(stream))
}

const ok = (undelete: boolean): CommitDecision => ({ kind: 'ok', undelete })
const wrongVersion = (current: number): CommitDecision => ({ kind: 'wrongVersion', current })
const deleted: CommitDecision = { kind: 'deleted' }

const alreadyCommitted = (log: StreamStates, stream: string, revision: number): CommitDecision => {
  const event = log.eventAt(stream, revision)
  if (event && !log.isReadable(event)) return { kind: 'repeatedTooSoon' }
  return {
    kind: 'alreadyCommitted',
    revision,
    position: log.visible(stream).find((visible) => visible.revision === revision)?.position,
  }
}
