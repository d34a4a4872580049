import { type Appended, type Conflict, type Expectation, isConflict, type NewFact } from '#api/eventStore/eventStore.ts'
import { keyedQueue } from '#api/eventStore/keyedQueue.ts'
import {
  type AppendRequest,
  appendAttempts,
  conflictAfter,
  findRepetition,
  lastIdOf,
  tailLength,
} from './appendAttempts.ts'
import type { CommandIndex } from './commandIndex.ts'
import type { Connection } from './connection.ts'
import { readNewest } from './reads.ts'
import { recentIds } from './recentIds.ts'

/** Returns the port's `append`: it maps the server's different rules for absent streams and repeated writes to the port's. */
export const appender = (connection: Connection, commands: CommandIndex) => {
  const unanswered = recentIds()
  const attempt = appendAttempts(connection, commands, unanswered)
  // Concurrent repetitions of one command would conflict with each other at the server.
  const enqueue = keyedQueue()

  const append = async (request: AppendRequest) => {
    const known = needsLookup(request) ? await lookup(request) : undefined
    return known ?? attempt(request)
  }

  // For `any` and `present` the server detects repetitions only by its memory of recent ids, which a restart clears.
  const needsLookup = ({ expected, facts }: AppendRequest) =>
    expected === 'present' || (expected === 'any' && unanswered.has(lastIdOf(facts)))

  const lookup = async ({ stream, expected, facts }: AppendRequest): Promise<Appended | Conflict | undefined> => {
    const tail = await readNewest(connection, stream, unanswered.has(lastIdOf(facts)) ? tailLength : 1)
    // The server treats a stream with a retention but no facts as present.
    if (expected === 'present' && tail.length === 0) return conflictAfter(tail)

    return findRepetition(tail, facts)
  }

  // Always at a revision: only then does the server compare the ids with the stored events, and not only with its memory of recent ids.
  const appendCommand = async (request: AppendRequest, command: string): Promise<Appended | Conflict> => {
    const { stream, expected } = request
    const revision = expectedRevisionOf(expected)
    if (revision !== undefined && commands.isNew(stream, command, revision)) return attemptCommand(request, command)

    const { appended, last } = await commands.find(stream, command)
    if (appended) return appended
    if (expected === 'present' && last < 0) return { conflict: true, actual: last }
    if (revision !== undefined) return attemptCommand(request, command)

    const outcome = await attemptCommand({ ...request, expected: last < 0 ? 'absent' : { revision: last } }, command)
    return isConflict(outcome) ? appendCommand(request, command) : outcome
  }

  /** After a conflict, checks whether the other writer appended the same command. */
  const attemptCommand = async (request: AppendRequest, command: string) => {
    const outcome = await attempt(request)
    if (!isConflict(outcome)) return outcome

    return (await commands.find(request.stream, command)).appended ?? outcome
  }

  return (stream: string, expected: Expectation, facts: readonly NewFact[], command?: string) => {
    const request = { stream, expected, facts, command }
    if (command === undefined) return append(request)
    return enqueue(JSON.stringify([stream, command]), () => appendCommand(request, command))
  }
}

const expectedRevisionOf = (expected: Expectation) => {
  if (expected === 'any' || expected === 'present') return undefined
  return expected === 'absent' ? -1 : expected.revision
}
