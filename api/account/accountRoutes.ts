import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import type { Handlers } from '#api/http/handlers.ts'
import type { SecurityLog } from '#api/http/securityLog.ts'
import type { Sessions } from '#api/http/sessions/sessions.ts'
import type { accountContract } from '#domain/account/accountContract.ts'
import type { AccountErasure } from './accountErasure.ts'
import type { AccountParts } from './accountParts.ts'
import type { EmailPseudonyms } from './emailPseudonyms.ts'
import { ownDataRoutes } from './ownDataRoutes.ts'
import { openPersonalDataExport } from './personalDataExport.ts'
import { openConstantTime } from './secrets/constantTime.ts'
import { openKnownDevices } from './secrets/knownDevices.ts'
import { openLoginAttempts, unlimitedAttempts } from './secrets/loginAttempts.ts'
import { openOtps } from './secrets/otps.ts'
import { openPasswordHashes } from './secrets/passwordHashes.ts'
import { openResetProofs } from './secrets/resetProofs.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { openSignUpTokens } from './signUpTokens.ts'
import { verificationRoutes } from './verificationRoutes.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  secretStore: SecretStore
  emails: EmailPseudonyms
  sessions: Sessions
  accountErasure: AccountErasure
  security: SecurityLog
  /** The key from which one-time passwords and sign-up tokens are derived. */
  secret: string
  /** Whether login attempts are delayed after wrong passwords. */
  limited: boolean
  /** Milliseconds: sign-ups and requests for codes are answered only at multiples of it. */
  responseInterval?: number | undefined
  now: () => Date
  /** From other modules: the ids of the customer's orders, and the streams of their bookings and reviews. */
  orderIdsOf: (customerId: string) => readonly string[]
  bookingStreamsOf: (customerId: string) => readonly string[]
  reviewStreamsOf: (customerId: string) => readonly string[]
  enquiryStreamsOf: (customerId: string) => readonly string[]
}

export const accountRoutes = (parts: Parts): Handlers<typeof accountContract> => {
  const opened = openAccountParts(parts)
  return { ...sessionRoutes(opened), ...verificationRoutes(opened), ...ownDataRoutes(opened) }
}

/** Endpoints that receive passwords, answer tokens, or depend on the caller's session: their responses are not stored for repeated requests. */
export const secretEndpoints = [
  'POST Login',
  'POST signup',
  'POST refresh-token',
  'POST customer/erase',
  'POST customer/logout',
  'POST customer/sessions/end',
] as const

const defaultResponseInterval = 400

const openAccountParts = (parts: Parts): AccountParts => {
  const { secretStore, emails, secret, limited, responseInterval = defaultResponseInterval } = parts
  const now = () => parts.now().getTime()
  return {
    ...parts,
    passwords: openPasswordHashes(secretStore),
    attempts: limited ? openLoginAttempts(secretStore, now) : unlimitedAttempts,
    devices: openKnownDevices(secretStore),
    signUpTokens: openSignUpTokens(secret),
    otps: openOtps({ secretStore, emails, secret, now }),
    proofs: openResetProofs(secretStore, emails),
    exportOf: openPersonalDataExport(parts),
    inConstantTime: openConstantTime(responseInterval),
  }
}
