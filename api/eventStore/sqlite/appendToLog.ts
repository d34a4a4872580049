import {
  type Appended,
  type Conflict,
  type Expectation,
  isConflict,
  type NewFact,
  type Retention,
} from '#api/eventStore/eventStore.ts'
import { type FactReads, factAsRead, type SerializedFact, type StreamNumber } from './factsTable.ts'
import type { Writer } from './writer.ts'

export interface LogAppend {
  stream: string
  expected: Expectation
  facts: readonly SerializedFact[]
  command?: string | undefined
}

type OnAppended = (stream: string, facts: readonly SerializedFact[], end: Appended, hasRetention: boolean) => void

/** Characters up to which the newest fact of a stream with a retention is cached: a claimed key is read again when its response is stored. */
const maxCachedText = 1000

/** Appends in the current transaction, or returns the conflict and appends nothing. Calls `onAppended` with what is new. `now` in milliseconds. */
export const appendToLog = (
  writer: Writer,
  request: LogAppend,
  now: number,
  onAppended: OnAppended,
): Appended | Conflict => {
  const { reads, writes, heads } = writer
  const { stream, expected, facts, command } = request
  const { revision: last, retention, number: known } = heads.headOf(stream)
  const isAsExpected = matches(expected, last) && hasExpectedFact(reads, known, expected)
  const repeated = findRepetition(reads, known, request, isAsExpected)
  if (repeated) return repeated
  if (!isAsExpected) return { conflict: true, actual: last }

  const number = known ?? addStream(writer, stream)
  const appended = writes.insert({ name: stream, number }, facts, { revision: last, position: heads.lastPosition() })
  const newest = facts.at(-1)
  const isCached = retention && newest && newest.text.length <= maxCachedText
  heads.advance(stream, appended, isCached ? factAsRead(stream, appended, newest) : undefined)
  if (retention) writes.trim(number, appended.revision, retention, now)
  onAppended(stream, facts, appended, retention !== null)
  if (command === undefined) return appended
  writes.rememberCommand(number, command, appended, now)
  return { ...appended, isFirst: true }
}

/** Sets how many facts, and how old ones, the stream keeps, in the current transaction. */
export const setRetention = (writer: Writer, stream: string, retention: Retention) => {
  const { number } = writer.heads.headOf(stream)
  if (number === undefined) addStream(writer, stream, retention)
  else writer.writes.retain(number, retention)
  writer.heads.setRetention(stream, retention)
}

/** Removes all facts of the stream, its commands and its retention, in the current transaction. */
export const forgetStream = ({ writes, heads }: Writer, stream: string) => {
  const number = heads.numberOf(stream)
  if (number !== undefined) writes.forget(number)
  heads.evict(stream)
}

const addStream = ({ writes, heads }: Writer, stream: string, retention?: Retention) => {
  const number = writes.addStream(stream, retention)
  heads.setNumber(stream, number)
  return number
}

/** Makes all of these appends in the current transaction, or none: then it returns the first conflict. */
export const appendAllToLog = (
  writer: Writer,
  requests: readonly (LogAppend & { retention?: Retention | undefined })[],
  now: number,
  onAppended: OnAppended,
): readonly Appended[] | Conflict => {
  const conflict = findConflict(writer, requests)
  if (conflict) return conflict

  return requests.flatMap((request) => {
    if (request.retention) setRetention(writer, request.stream, request.retention)
    const outcome = appendToLog(writer, request, now, onAppended)
    return isConflict(outcome) ? [] : [outcome]
  })
}

/** The first append whose expectation is not met, with those before it made. */
const findConflict = ({ reads, heads }: Writer, requests: readonly LogAppend[]): Conflict | undefined => {
  const revisions = new Map<string, number>()
  for (const request of requests) {
    const { stream, expected, facts } = request
    const { number, revision } = heads.headOf(stream)
    const last = revisions.get(stream) ?? revision
    const isAsExpected = matches(expected, last) && hasExpectedFact(reads, number, expected)
    if (!isAsExpected && !findRepetition(reads, number, request, false)) return { conflict: true, actual: last }
    revisions.set(stream, isAsExpected ? last + facts.length : last)
  }
  return undefined
}

/** Serializes a fact before the transaction, so that data that is not JSON fails alone. Throws `TypeError`. */
export const serializeFact = ({ id, type, version, data, meta }: NewFact): SerializedFact => {
  const text: string | undefined = JSON.stringify(data)
  if (text === undefined) throw new TypeError(`The data of ${type} is not JSON`)
  return { id, type, version, meta, text }
}

const matches = (expected: Expectation, last: number) => {
  if (expected === 'any') return true
  if (expected === 'absent') return last === -1
  return expected === 'present' ? last >= 0 : last === expected.revision
}

const hasExpectedFact = (reads: FactReads, stream: StreamNumber, expected: Expectation) =>
  typeof expected === 'string' ||
  expected.id === undefined ||
  reads.findAt(stream, expected.revision, expected.id) !== undefined

// Repeated facts are where they were first appended: directly after the expected revision, if there was one.
const findRepetition = (
  reads: FactReads,
  stream: StreamNumber,
  { expected, facts, command }: LogAppend,
  isAsExpected: boolean,
) => {
  const appended = command === undefined ? undefined : reads.findCommand(stream, command)
  const newest = facts.at(-1)
  if (appended || !newest) return appended
  if (expected === 'any' || expected === 'present') return reads.findRecent(stream, newest.id)
  if (isAsExpected) return undefined

  const expectedRevision = expected === 'absent' ? -1 : expected.revision
  return reads.findAt(stream, expectedRevision + facts.length, newest.id)
}
