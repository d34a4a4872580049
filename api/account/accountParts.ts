import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Sessions } from '#api/http/sessions.ts'
import type { Emails } from './emails.ts'
import type { Erasing } from './erasing.ts'
import type { Attempts } from './secrets/attempts.ts'
import type { Evenly } from './secrets/evenly.ts'
import type { KeptPasswords } from './secrets/keptPasswords.ts'
import type { Otps } from './secrets/otps.ts'
import type { ResetProofs } from './secrets/resetProofs.ts'

/** What the calls of accounts work with. */
export interface AccountParts {
  store: EventStore
  ledger: Ledger
  emails: Emails
  passwords: KeptPasswords
  sessions: Sessions
  attempts: Attempts
  otps: Otps
  proofs: ResetProofs
  erasing: Erasing
  /** Everything that the shop keeps about a customer. */
  exportOf: (customerId: string) => Promise<object>
  /** For answers whose time must not tell whether an address has an account. */
  evenly: Evenly
}
