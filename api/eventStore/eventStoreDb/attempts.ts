import {
  ANY,
  type AppendExpectedRevision,
  ErrorType,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import {
  type Appended,
  type Conflict,
  type Expectation,
  type NewFact,
  StoreUnavailable,
} from '#api/eventStore/eventStore.ts'
import { commandIds } from './commandIds.ts'
import type { Commands } from './commands.ts'
import type { Connection } from './connection.ts'
import { errorType } from './errors.ts'
import { readNewest } from './reads.ts'
import type { recentIds } from './recentIds.ts'
import { toEvent } from './storedEvents.ts'

export interface Request {
  stream: string
  expected: Expectation
  facts: readonly NewFact[]
  command?: string | undefined
  /** To the port the stream is absent; to the server it goes on at the revision expected. */
  isAnew?: boolean
}

/** How far back a stream is searched for facts that it may hold already. */
export const tailLength = 100

/** Sends an append, and settles what the server says where it has another idea of absence or of repetition. */
export const attempts = (connection: Connection, commands: Commands, unanswered: ReturnType<typeof recentIds>) => {
  const attempt = async (request: Request): Promise<Appended | Conflict> => {
    try {
      return await send(request)
    } catch (error) {
      if (error instanceof StoreUnavailable) unanswered.add(lastId(request.facts))
      if (isRefusal(error, request)) return settle(request, error)
      throw error
    }
  }

  const send = async (request: Request): Promise<Appended | Conflict> => {
    const { stream, expected, facts, command } = request
    const options = { expectedRevision: revisionOf(expected), ...connection.perCall }
    const ids = command === undefined ? [] : commandIds(stream, command, facts.length)
    const events = facts.map((fact, index) => toEvent(fact, ids[index]))
    const result = await connection.answer((client) => client.appendToStream(stream, events, options))
    const revision = Number(result.nextExpectedRevision)
    if (!result.position) return appendedBefore(request, revision)

    const appended = { revision, position: Number(result.position.commit) }
    commands.appended(stream, revision - facts.length, appended, command)
    return appended
  }

  /** Appended before, and no longer shown: the position of what replaced it comes after. Where nothing did, it was forgotten. */
  const appendedBefore = async (request: Request, revision: number) => {
    const [newest] = await readNewest(connection, request.stream, 1)
    if (!newest && request.command !== undefined) return appendAnew(request, revision)

    return { revision, position: newest?.position ?? 0 }
  }

  const appendAnew = (request: Request, revision: number): Promise<Appended | Conflict> =>
    attempt({ ...request, expected: { revision }, isAnew: true })

  const settle = async (request: Request, error: unknown): Promise<Appended | Conflict> => {
    // A command is found by its own id.
    const tail = await readNewest(connection, request.stream, request.command === undefined ? tailLength : 1)
    const before = repeated(tail, request.facts)
    if (before) return before

    // All facts of the stream expired, or it was forgotten.
    const last = tail.length === 0 ? lastRevisionIn(error) : -1
    const expectsNothing = request.expected === 'absent' || request.isAnew
    return expectsNothing && last >= 0 ? appendAnew(request, last) : conflict(tail)
  }

  return attempt
}

export const lastId = (facts: readonly NewFact[]) => facts.at(-1)?.id ?? ''

export const conflict = (tail: readonly { revision: number }[]): Conflict => ({
  conflict: true,
  actual: tail[0]?.revision ?? -1,
})

export const repeated = (tail: readonly (NewFact & Appended)[], facts: readonly NewFact[]): Appended | undefined => {
  const found = tail.find(({ id }) => id === lastId(facts))
  return found && { revision: found.revision, position: found.position }
}

const isRefusal = (error: unknown, { expected }: Request) => {
  const type = errorType(error)
  return type === ErrorType.WRONG_EXPECTED_VERSION || (type === ErrorType.STREAM_DELETED && expected === 'present')
}

const revisionOf = (expected: Expectation): AppendExpectedRevision => {
  if (expected === 'any') return ANY
  if (expected === 'present') return STREAM_EXISTS
  return expected === 'absent' || expected.revision < 0 ? NO_STREAM : BigInt(expected.revision)
}

const lastRevisionIn = (error: unknown) =>
  error instanceof WrongExpectedVersionError && typeof error.actualVersion === 'bigint'
    ? Number(error.actualVersion)
    : -1
