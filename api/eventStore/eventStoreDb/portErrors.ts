import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { convertToCommandError, ErrorType, isCommandError, NotLeaderError } from './clientLibrary.ts'

/** The type of an EventStoreDB error; `undefined` for others. While connecting, the client throws raw errors too. */
export const errorType = (error: unknown) => {
  const known = toKnownError(error)
  return isCommandError(known) ? known.type : undefined
}

/** Whether the call failed, without effect, because another node is the leader; also if the error is wrapped for the port. */
export const isNotLeader = (error: unknown): boolean =>
  toKnownError(error) instanceof NotLeaderError || (error instanceof StoreUnavailable && isNotLeader(error.cause))

/** Maps an error to those of the port. `hosts`: host and port. Only a `StoreUnavailable` is worth a retry. */
export const toPortError = (error: unknown, hosts: string): Error => {
  if (error instanceof StoreUnavailable || error instanceof ForeignFact) return error
  const known = toKnownError(error)
  const tooLarge = sizeLimitIn(known)
  if (tooLarge) return new AppendTooLarge(hosts, tooLarge, known)
  if (isCommandError(known) && definiteErrors.has(known.type)) return known

  return new StoreUnavailable(errorMessageFor(known, hosts), { cause: known })
}

/** A stream contains an event that the shop did not write. */
export class ForeignFact extends Error {
  override name = 'ForeignFact'
}

/** An append exceeds the server's size limit: a retry cannot succeed. */
class AppendTooLarge extends Error {
  override name = 'AppendTooLarge'

  constructor(hosts: string, limit: string, cause: Error) {
    super(`EventStoreDB at ${hosts} takes no more than ${limit} bytes at once.`, { cause })
  }
}

export const timeoutError = (hosts: string, timeout: number) =>
  new StoreUnavailable(`EventStoreDB at ${hosts} did not answer within ${timeout} ms.`)

// Definite answers of the server: a retry would not change them.
const definiteErrors = new Set<ErrorType>([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.STREAM_DELETED,
])

const toKnownError = (error: unknown) =>
  error instanceof Error ? convertToCommandError(error) : new Error(String(error))

// The client maps only one of the two size limits; the newer one is an unknown error to it.
const sizeLimitIn = (error: Error) => {
  const trailers = isCommandError(error) ? error._raw?.metadata?.getMap() : undefined
  return trailers?.['maximum-append-size']?.toString() ?? trailers?.['maximum-append-event-size']?.toString()
}

/** The message for the operator if EventStoreDB cannot be used. `hosts`: host and port. */
const errorMessageFor = (error: Error, hosts: string) => {
  const [, message] = messages.find(([matches]) => matches(error)) ?? []
  return `EventStoreDB at ${hosts} ${message ?? 'cannot be reached.'}`
}

const messageMatches = (pattern: RegExp) => (error: Error) => pattern.test(error.message)

const hasType = (type: ErrorType) => (error: Error) => isCommandError(error) && error.type === type

// gRPC code 7, PERMISSION_DENIED without a reason, for which the client has no error type.
const isForbidden = (error: Error) => isCommandError(error) && error.code === 7

const messages: readonly [(error: Error) => boolean, string][] = [
  [hasType(ErrorType.ACCESS_DENIED), 'denies access: the user name, the password or its permissions are wrong.'],
  [isForbidden, 'denies access: the user name, the password or its permissions are wrong.'],
  [messageMatches(/altnames|hostname/i), 'shows a certificate for another host: use the name that is in it.'],
  [messageMatches(/certificate has expired/i), 'shows a certificate that has expired.'],
  [
    messageMatches(/certificate/i),
    'shows a certificate that no trusted CA has signed: name the CA file with tlsCaFile=… in the address.',
  ],
  [
    messageMatches(/\b(ssl|tls|eproto)\b/i),
    'cannot be reached with TLS; if it is served without TLS, add ?tls=false to the address.',
  ],
  [messageMatches(/not ready/i), 'is not ready yet.'],
  [messageMatches(/too busy/i), 'is too busy.'],
  [messageMatches(/phase timeout/i), 'did not confirm the write in time; it may still have happened.'],
  [hasType(ErrorType.NOT_LEADER), 'has another leader now.'],
  [messageMatches(/no leader info/i), 'has no leader at the moment.'],
  [
    messageMatches(/failed to discover/i),
    'has no node that answers; check the hosts in the address and, with TLS, the CA of their certificates (tlsCaFile=…).',
  ],
]
