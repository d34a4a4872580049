import type { Appended, Conflict, Expectation, NewFact } from '#api/eventStore/eventStore.ts'
import { inSavepoint, type Writer } from './disk.ts'
import type { FactReads, WrittenFact } from './factsTable.ts'

export interface Append {
  stream: string
  expected: Expectation
  facts: readonly WrittenFact[]
  command: string | undefined
}

type Added = (stream: string, facts: readonly WrittenFact[], end: Appended, isTrimmed: boolean) => void

/** Appends in a transaction, all or nothing, or says why not. `added` is told of what is new in the log. `now` in milliseconds. */
export const append = (writer: Writer, request: Append, now: number, added: Added): Appended | Conflict => {
  const { reads, writes, ends } = writer
  const { stream, expected, facts, command } = request
  const { revision: last, isTrimmed } = ends.ofStream(stream)
  const held = holds(expected, last)
  const before = repetition(reads, request, held)
  if (before) return before
  if (!held) return { conflict: true, actual: last }

  const write = () => {
    const appended = writes.insert(stream, facts, { revision: last, position: ends.ofLog() })
    ends.moved(stream, appended)
    if (isTrimmed) writes.trim(stream, appended.revision, now)
    if (command !== undefined) writes.remember(stream, command, appended, now)
    return appended
  }
  const isOneStatement = facts.length === 1 && !isTrimmed && command === undefined
  const appended = isOneStatement ? write() : inSavepoint(writer, write)
  added(stream, facts, appended, isTrimmed)
  return appended
}

/** Data as text, so that what is no JSON fails here and not among others. Throws `TypeError`. */
export const written = ({ id, type, version, data, meta }: NewFact): WrittenFact => {
  const text: string | undefined = JSON.stringify(data)
  if (text === undefined) throw new TypeError(`The data of ${type} is not JSON`)
  return { id, type, version, meta, text }
}

const holds = (expected: Expectation, last: number) => {
  if (expected === 'any') return true
  if (expected === 'absent') return last === -1
  return expected === 'present' ? last >= 0 : last === expected.revision
}

// Facts that come again stand where they went at first: behind the revision that they expected, if they expected one.
const repetition = (reads: FactReads, { stream, expected, facts, command }: Append, held: boolean) => {
  const answered = command === undefined ? undefined : reads.answered(stream, command)
  const newest = facts.at(-1)
  if (answered || !newest) return answered
  if (expected === 'any' || expected === 'present') return reads.isRecent(stream, newest.id)
  if (held) return undefined

  const base = expected === 'absent' ? -1 : expected.revision
  return reads.isAt(stream, base + facts.length, newest.id)
}
