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
import type { Connection } from './connection.ts'
import { errorType } from './errors.ts'
import { readNewest } from './reads.ts'
import { recentIds } from './recentIds.ts'
import { toEvent } from './storedEvents.ts'

interface Request {
  stream: string
  expected: Expectation
  facts: readonly NewFact[]
}

/** How far back a stream is searched for facts that it may hold already. */
const tailLength = 100

/** Appends, with the port's outcome also where the server has another idea of absence or of repetition. */
export const appender = (connection: Connection) => {
  const unanswered = recentIds()

  const append = async (request: Request) => {
    const certain = needsALook(request) ? await look(request) : undefined
    return certain ?? attempt(request)
  }

  // For `any` and `present` the server knows repetitions only as long as it remembers the ids, and it forgets in a restart.
  const needsALook = ({ expected, facts }: Request) =>
    expected === 'present' || (expected === 'any' && unanswered.has(lastId(facts)))

  const look = async ({ stream, expected, facts }: Request): Promise<Appended | Conflict | undefined> => {
    const tail = await readNewest(connection, stream, unanswered.has(lastId(facts)) ? tailLength : 1)
    // The server takes a stream for present when it only has a retention.
    if (expected === 'present' && tail.length === 0) return conflict(tail)

    return repeated(tail, facts)
  }

  const attempt = async (request: Request): Promise<Appended | Conflict> => {
    try {
      return await send(request)
    } catch (error) {
      if (error instanceof StoreUnavailable) unanswered.add(lastId(request.facts))
      if (isRefusal(error, request)) return settle(request, error)
      throw error
    }
  }

  const send = async ({ stream, expected, facts }: Request): Promise<Appended> => {
    const options = { expectedRevision: revisionOf(expected), ...connection.perCall }
    const events = facts.map(toEvent)
    const result = await connection.answer((client) => client.appendToStream(stream, events, options))
    const revision = Number(result.nextExpectedRevision)
    if (result.position) return { revision, position: Number(result.position.commit) }

    // Appended before, and no longer shown: the position of what replaced it comes after.
    const [newest] = await readNewest(connection, stream, 1)
    return { revision, position: newest?.position ?? 0 }
  }

  const settle = async (request: Request, error: unknown): Promise<Appended | Conflict> => {
    const tail = await readNewest(connection, request.stream, tailLength)
    const before = repeated(tail, request.facts)
    if (before) return before

    // All facts of the stream expired, or it was forgotten: to the port it is absent, to the server it goes on.
    const last = tail.length === 0 ? lastRevisionIn(error) : -1
    if (request.expected === 'absent' && last >= 0) return attempt({ ...request, expected: { revision: last } })

    return conflict(tail)
  }

  return (stream: string, expected: Expectation, facts: readonly NewFact[]) => append({ stream, expected, facts })
}

const lastId = (facts: readonly NewFact[]) => facts.at(-1)?.id ?? ''

const conflict = (tail: readonly { revision: number }[]): Conflict => ({
  conflict: true,
  actual: tail[0]?.revision ?? -1,
})

const repeated = (tail: readonly (NewFact & Appended)[], facts: readonly NewFact[]): Appended | undefined => {
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
