import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { SecurityLog } from '#api/http/securityLog.ts'
import type { Sessions } from '#api/http/sessions/sessions.ts'
import type { AccountErasure } from './accountErasure.ts'
import type { EmailPseudonyms } from './emailPseudonyms.ts'
import type { ConstantTime } from './secrets/constantTime.ts'
import type { KnownDevices } from './secrets/knownDevices.ts'
import type { LoginAttempts } from './secrets/loginAttempts.ts'
import type { Otps } from './secrets/otps.ts'
import type { PasswordHashes } from './secrets/passwordHashes.ts'
import type { ResetProofs } from './secrets/resetProofs.ts'
import type { SignUpTokens } from './signUpTokens.ts'

/** The dependencies of the account routes. */
export interface AccountParts {
  store: EventStore
  ledger: Ledger
  emails: EmailPseudonyms
  passwords: PasswordHashes
  sessions: Sessions
  attempts: LoginAttempts
  devices: KnownDevices
  signUpTokens: SignUpTokens
  otps: Otps
  proofs: ResetProofs
  accountErasure: AccountErasure
  security: SecurityLog
  /** Everything that the shop stores about a customer. */
  exportOf: (customerId: string) => Promise<object>
  /** For answers whose time must not reveal whether an address has an account. */
  inConstantTime: ConstantTime
}
