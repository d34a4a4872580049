import { convertToCommandError, ErrorType, isCommandError, NotLeaderError } from '@eventstore/db-client'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { sentenceFor } from './sentences.ts'

/** What EventStoreDB's error says, where it is one. The client throws raw errors, too, while it connects. */
export const errorType = (error: unknown) => {
  const known = knownError(error)
  return isCommandError(known) ? known.type : undefined
}

/** Another node leads; what was asked of this one was not done. Also where the port's words are around it. */
export const isNotLeader = (error: unknown): boolean =>
  knownError(error) instanceof NotLeaderError || (error instanceof StoreUnavailable && isNotLeader(error.cause))

/** An error in the port's words. `where` is host and port. Only a `StoreUnavailable` may be mended by trying again. */
export const portError = (error: unknown, where: string): Error => {
  if (error instanceof StoreUnavailable || error instanceof ForeignFact) return error
  const known = knownError(error)
  const tooLarge = sizeLimit(known)
  if (tooLarge) return new AppendTooLarge(where, tooLarge, known)
  if (isCommandError(known) && answers.has(known.type)) return known

  return new StoreUnavailable(sentenceFor(known, where), { cause: known })
}

/** Something in the shop's streams that the shop did not write. */
export class ForeignFact extends Error {
  override name = 'ForeignFact'
}

/** An append beyond what the server takes: the same facts will never fit. */
class AppendTooLarge extends Error {
  override name = 'AppendTooLarge'

  constructor(where: string, limit: string, cause: Error) {
    super(`EventStoreDB at ${where} takes no more than ${limit} bytes at once.`, { cause })
  }
}

export const noAnswer = (where: string, timeout: number) =>
  new StoreUnavailable(`EventStoreDB at ${where} did not answer within ${timeout} ms.`)

// What the server has to say, not that it cannot: to ask again changes nothing.
const answers = new Set<ErrorType>([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.STREAM_DELETED,
])

const knownError = (error: unknown) =>
  error instanceof Error ? convertToCommandError(error) : new Error(String(error))

// The client knows one of the two limits and takes the other, which is younger, for an unknown error.
const sizeLimit = (error: Error) => {
  const trailers = isCommandError(error) ? error._raw?.metadata?.getMap() : undefined
  return trailers?.['maximum-append-size']?.toString() ?? trailers?.['maximum-append-event-size']?.toString()
}
