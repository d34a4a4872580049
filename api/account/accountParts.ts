import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import type { Sessions } from '#api/http/sessions.ts'
import { type Account, statusOf } from '#domain/account/accountMachine.ts'
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

/** A deed of nobody in particular: whoever is signed in where it is done, nothing says that it was them. */
export const asGuest = (deed: Deed): Deed => ({ ...deed, by: { role: 'guest', id: '' } })

/** A deed of the one who has shown that the address is theirs. */
export const asCustomer = (deed: Deed, customerId: string): Deed => ({
  ...deed,
  by: { role: 'customer', id: customerId },
})

/** Who somebody is, as they are told it themselves. */
export const person = (customerId: string, account: Account) => {
  const { email, firstname, lastname, role } = account.context
  return { customerId, email, firstname, lastname, role, emailVerified: account.is('active') }
}

/** The same with the status of the account; `erased` also where there never was one. */
export const profile = (customerId: string, account: Account) => ({
  ...person(customerId, account),
  status: statusOf(account) ?? ('erased' as const),
})
