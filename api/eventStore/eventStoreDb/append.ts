import { type Appended, type Conflict, type Expectation, isConflict, type NewFact } from '#api/eventStore/eventStore.ts'
import { attempts, conflict, lastId, type Request, repeated, tailLength } from './attempts.ts'
import type { Commands } from './commands.ts'
import type { Connection } from './connection.ts'
import { readNewest } from './reads.ts'
import { recentIds } from './recentIds.ts'

/** Appends, with the port's outcome also where the server has another idea of absence or of repetition. */
export const appender = (connection: Connection, commands: Commands) => {
  const unanswered = recentIds()
  const attempt = attempts(connection, commands, unanswered)

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

  // Always at a revision: only there does the server compare what it has with what comes, for good and not only what it remembers.
  const appendCommand = async (request: Request, command: string): Promise<Appended | Conflict> => {
    const { stream, expected } = request
    const pinned = pinnedRevision(expected)
    if (pinned !== undefined && commands.isNew(stream, command, pinned)) return settled(request, command)

    const { answered, last } = await commands.find(stream, command)
    if (answered) return answered
    if (expected === 'present' && last < 0) return { conflict: true, actual: last }
    if (pinned !== undefined) return settled(request, command)

    const outcome = await settled({ ...request, expected: last < 0 ? 'absent' : { revision: last } }, command)
    return isConflict(outcome) ? appendCommand(request, command) : outcome
  }

  /** Where somebody was faster, it may have been with the same command. */
  const settled = async (request: Request, command: string) => {
    const outcome = await attempt(request)
    if (!isConflict(outcome)) return outcome

    return (await commands.find(request.stream, command)).answered ?? outcome
  }

  return (stream: string, expected: Expectation, facts: readonly NewFact[], command?: string) => {
    const request = { stream, expected, facts, command }
    return command === undefined ? append(request) : appendCommand(request, command)
  }
}

const pinnedRevision = (expected: Expectation) => {
  if (expected === 'any' || expected === 'present') return undefined
  return expected === 'absent' ? -1 : expected.revision
}
