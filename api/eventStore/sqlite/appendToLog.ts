import type { Appended, Conflict, Expectation, NewFact } from '#api/eventStore/eventStore.ts'
import type { FactReads, SerializedFact } from './factsTable.ts'
import { inSavepoint, type Writer } from './writer.ts'

export interface LogAppend {
  stream: string
  expected: Expectation
  facts: readonly SerializedFact[]
  command: string | undefined
}

type OnAppended = (stream: string, facts: readonly SerializedFact[], end: Appended, hasRetention: boolean) => void

/** Appends in the current transaction, all or nothing, or returns the conflict. Calls `onAppended` with what is new. `now` in milliseconds. */
export const appendToLog = (
  writer: Writer,
  request: LogAppend,
  now: number,
  onAppended: OnAppended,
): Appended | Conflict => {
  const { reads, writes, heads } = writer
  const { stream, expected, facts, command } = request
  const { revision: last, hasRetention } = heads.headOf(stream)
  const isAsExpected = matches(expected, last)
  const repeated = findRepetition(reads, request, isAsExpected)
  if (repeated) return repeated
  if (!isAsExpected) return { conflict: true, actual: last }

  const write = () => {
    const appended = writes.insert(stream, facts, { revision: last, position: heads.lastPosition() })
    heads.advance(stream, appended)
    if (hasRetention) writes.trim(stream, appended.revision, now)
    if (command !== undefined) writes.rememberCommand(stream, command, appended, now)
    return appended
  }
  const isOneStatement = facts.length === 1 && !hasRetention && command === undefined
  const appended = isOneStatement ? write() : inSavepoint(writer, write)
  onAppended(stream, facts, appended, hasRetention)
  return appended
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

// Repeated facts are where they were first appended: directly after the expected revision, if there was one.
const findRepetition = (reads: FactReads, { stream, expected, facts, command }: LogAppend, isAsExpected: boolean) => {
  const appended = command === undefined ? undefined : reads.findCommand(stream, command)
  const newest = facts.at(-1)
  if (appended || !newest) return appended
  if (expected === 'any' || expected === 'present') return reads.findRecent(stream, newest.id)
  if (isAsExpected) return undefined

  const expectedRevision = expected === 'absent' ? -1 : expected.revision
  return reads.findAt(stream, expectedRevision + facts.length, newest.id)
}
