import { ErrorType, isCommandError } from '@eventstore/db-client'

/** What an operator should read where EventStoreDB cannot be used. `where` is host and port. */
export const sentenceFor = (error: Error, where: string) => {
  const [, words] = causes.find(([isCause]) => isCause(error)) ?? []
  return `EventStoreDB at ${where} ${words ?? 'cannot be reached.'}`
}

const says = (words: RegExp) => (error: Error) => words.test(error.message)

const is = (type: ErrorType) => (error: Error) => isCommandError(error) && error.type === type

// A code of gRPC for which the client has no type: PERMISSION_DENIED, where the server gives no reason.
const isForbidden = (error: Error) => isCommandError(error) && error.code === 7

const causes: readonly [(error: Error) => boolean, string][] = [
  [is(ErrorType.ACCESS_DENIED), 'denies access: the user name, the password or its permissions are wrong.'],
  [isForbidden, 'denies access: the user name, the password or its permissions are wrong.'],
  [says(/altnames|hostname/i), 'shows a certificate for another host: use the name that is in it.'],
  [says(/certificate has expired/i), 'shows a certificate that has expired.'],
  [
    says(/certificate/i),
    'shows a certificate that nobody vouches for: name its authority with tlsCaFile=… in the address.',
  ],
  [
    says(/\b(ssl|tls|eproto)\b/i),
    'cannot be reached with TLS; where it is served without, add ?tls=false to the address.',
  ],
  [says(/not ready/i), 'is not ready yet.'],
  [says(/too busy/i), 'is too busy.'],
  [is(ErrorType.NOT_LEADER), 'has another leader now.'],
  [says(/no leader info/i), 'has no leader at the moment.'],
  [
    says(/failed to discover/i),
    'has no node that answers; check the hosts in the address and, with TLS, the authority of their certificates (tlsCaFile=…).',
  ],
]
