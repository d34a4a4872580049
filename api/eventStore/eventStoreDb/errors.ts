import { convertToCommandError, ErrorType, isCommandError } from '@eventstore/db-client'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'

/** What EventStoreDB's error says, where it is one. The client throws raw errors, too, while it connects. */
export const errorType = (error: unknown) => {
  const known = error instanceof Error ? convertToCommandError(error) : undefined
  return known && isCommandError(known) ? known.type : undefined
}

/** An error in the port's words. `where` is host and port. Only a `StoreUnavailable` may be mended by trying again. */
export const portError = (error: unknown, where: string): Error => {
  if (error instanceof StoreUnavailable || error instanceof ForeignFact) return error
  const known = error instanceof Error ? convertToCommandError(error) : new Error(String(error))
  const type = errorType(known)
  if (type && answers.has(type)) return known

  return new StoreUnavailable(sentence(type, known, where), { cause: known })
}

/** Something in the shop's streams that the shop did not write. */
export class ForeignFact extends Error {
  override name = 'ForeignFact'
}

export const noAnswer = (where: string, timeout: number) =>
  new StoreUnavailable(`EventStoreDB at ${where} did not answer within ${timeout} ms.`)

// What the server has to say, not that it cannot: to ask again changes nothing.
const answers = new Set<ErrorType>([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.STREAM_DELETED,
])

const sentence = (type: ErrorType | undefined, error: Error, where: string) => {
  if (type === ErrorType.ACCESS_DENIED)
    return `EventStoreDB at ${where} denies access: the user name, the password or its permissions are wrong.`
  if (/\b(ssl|tls|eproto)\b/i.test(error.message))
    return `EventStoreDB at ${where} cannot be reached with TLS; where it is served without, add ?tls=false to the address.`

  return `EventStoreDB cannot be reached at ${where}.`
}
