import type { AppendExpectedRevision } from '@eventstore/db-client'
import {
  type Appended,
  type Conflict,
  type Expectation,
  type NewFact,
  StoreUnavailable,
} from '#api/eventStore/eventStore.ts'
import { ANY, ErrorType, NO_STREAM, STREAM_EXISTS, WrongExpectedVersionError } from './clientLibrary.ts'
import { commandEventIds } from './commandEventIds.ts'
import type { CommandIndex } from './commandIndex.ts'
import type { Connection } from './connection.ts'
import { exponentialBackoff } from './exponentialBackoff.ts'
import { errorType } from './portErrors.ts'
import { readNewest } from './reads.ts'
import type { recentIds } from './recentIds.ts'
import { toEvent } from './storedEvents.ts'

export interface AppendRequest {
  stream: string
  expected: Expectation
  facts: readonly NewFact[]
  command?: string | undefined
  /** The stream is absent for the port, but for the server its revisions continue after the expected one. */
  isRecreation?: boolean
}

/** Number of newest facts that are searched for a repetition. */
export const tailLength = 100

/** Sends an append, and settles refusals in which the server's rules for absent streams or repeated writes differ from the port's. */
export const appendAttempts = (
  connection: Connection,
  commands: CommandIndex,
  unanswered: ReturnType<typeof recentIds>,
) => {
  const find: FindRepetition = async ({ stream, facts, command }) =>
    command === undefined
      ? findRepetition(await readNewest(connection, stream, tailLength), facts)
      : (await commands.find(stream, command)).appended

  const attempt = async (request: AppendRequest): Promise<Appended | Conflict> => {
    try {
      return await sendOrFind(request)
    } catch (error) {
      if (error instanceof StoreUnavailable) unanswered.add(lastIdOf(request.facts))
      if (isVersionConflict(error, request)) return settle(request, actualRevisionOf(error))
      throw error
    }
  }

  /** The server answers a repetition of an unreplicated write seconds later with a timeout; polling finds the first write sooner. */
  const sendOrFind = (request: AppendRequest): Promise<Appended | Conflict> => {
    const sendEnded = new AbortController()
    const sent = send(request).finally(() => sendEnded.abort())
    return Promise.race([sent, pollForRepetition(find, request, sendEnded.signal).then((before) => before ?? sent)])
  }

  const send = async (request: AppendRequest): Promise<Appended | Conflict> => {
    const { stream, expected, facts, command } = request
    const options = { expectedRevision: toExpectedRevision(expected), ...connection.callOptions }
    const ids = command === undefined ? [] : commandEventIds(stream, command, facts.length)
    const events = facts.map((fact, index) => toEvent(fact, ids[index]))
    const result = await connection.call((client) => client.appendToStream(stream, events, options))
    const revision = Number(result.nextExpectedRevision)
    if (!result.position) return settleRepetition(request, revision)

    const appended = { revision, position: Number(result.position.commit) }
    // The revisions of a deleted stream continue. The server makes it visible again in a separate write after this one.
    const isRecreated = request.isRecreation || (expected === 'absent' && revision >= facts.length)
    if (isRecreated) await connection.writeBarrier()
    commands.recordAppended(stream, revision - facts.length, appended, command)
    return appended
  }

  /** The facts were appended before but are no longer visible: returns the position of the newest fact, or recreates a deleted stream. */
  const settleRepetition = async (request: AppendRequest, revision: number) => {
    const [newest] = await readTailUpTo(connection, request.stream, revision, 1)
    if (!newest && request.command !== undefined) return recreate(request, revision)

    return { revision, position: newest?.position ?? 0 }
  }

  const recreate = (request: AppendRequest, revision: number): Promise<Appended | Conflict> =>
    attempt({ ...request, expected: { revision }, isRecreation: true })

  const settle = async (request: AppendRequest, actual: number): Promise<Appended | Conflict> => {
    // A command is found by the event id derived from its key.
    const tail = await readTailUpTo(connection, request.stream, actual, request.command === undefined ? tailLength : 1)
    const before = findRepetition(tail, request.facts)
    if (before) return before

    // The stream has a last revision but no visible fact: all facts expired, or it was deleted.
    const isGone = tail.length === 0 && actual >= 0
    const expectsNothing = request.expected === 'absent' || request.isRecreation
    return expectsNothing && isGone ? recreate(request, actual) : conflictAfter(tail)
  }

  return attempt
}

// Milliseconds. A healthy append is answered before the first poll.
const findDelays = { first: 100, longest: 1000 }

type FindRepetition = (request: AppendRequest) => Promise<Appended | undefined>

/** Looks for the facts of a request until they are found or the signal aborts. */
const pollForRepetition = async (find: FindRepetition, request: AppendRequest, until: AbortSignal) => {
  const delays = exponentialBackoff(findDelays, until)
  for (await delays.next(); !until.aborted; await delays.next()) {
    const before = await find(request).catch(() => undefined)
    if (before) return before
  }
  return undefined
}

/**
 * Reads the newest facts of a stream whose last revision the server reported. The server checks appends against writes that are not
 * visible to readers yet; facts that are still invisible after a write barrier are gone.
 */
const readTailUpTo = async (connection: Connection, stream: string, revision: number, count: number) => {
  const tail = await readNewest(connection, stream, count)
  if ((tail[0]?.revision ?? -1) >= revision) return tail
  await connection.writeBarrier()
  return readNewest(connection, stream, count)
}

export const lastIdOf = (facts: readonly NewFact[]) => facts.at(-1)?.id ?? ''

export const conflictAfter = (tail: readonly { revision: number }[]): Conflict => ({
  conflict: true,
  actual: tail[0]?.revision ?? -1,
})

export const findRepetition = (
  tail: readonly (NewFact & Appended)[],
  facts: readonly NewFact[],
): Appended | undefined => {
  const found = tail.find(({ id }) => id === lastIdOf(facts))
  return found && { revision: found.revision, position: found.position }
}

const isVersionConflict = (error: unknown, { expected }: AppendRequest) => {
  const type = errorType(error)
  return type === ErrorType.WRONG_EXPECTED_VERSION || (type === ErrorType.STREAM_DELETED && expected === 'present')
}

const toExpectedRevision = (expected: Expectation): AppendExpectedRevision => {
  if (expected === 'any') return ANY
  if (expected === 'present') return STREAM_EXISTS
  return expected === 'absent' || expected.revision < 0 ? NO_STREAM : BigInt(expected.revision)
}

const actualRevisionOf = (error: unknown) =>
  error instanceof WrongExpectedVersionError && typeof error.actualVersion === 'bigint'
    ? Number(error.actualVersion)
    : -1
