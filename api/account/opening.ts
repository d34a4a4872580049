import { createHash } from 'node:crypto'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { type OpenAccount, openVerifiedAccount } from '#domain/account/accountCommands.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { claimedBy, type Emails } from './emails.ts'
import { openPasswords } from './secrets/keptPasswords.ts'
import { hashPassword } from './secrets/passwords.ts'

export interface NewAccount extends OpenAccount {
  customerId: string
  password: string
  role: Role
}

interface Parts {
  ledger: Ledger
  vault: Vault
  emails: Emails
}

/** Opens a verified account. Opening it again with the same id changes nothing; a taken address is refused. */
export const opening = ({ ledger, vault, emails }: Parts) => {
  const passwords = openPasswords(vault)

  return async ({ customerId, password, role, ...person }: NewAccount, deed: Deed) => {
    const owner = await claimedBy({ ledger, emails }, { email: person.email, deed, own: customerId })
    if (owner !== customerId) return refuse('EmailIsTaken')

    await passwords.begin(customerId, await hashPassword(password))
    return ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      openVerifiedAccount(account, person, role),
    )
  }
}

/** Derived from the address, so that a repeated opening meets the same account. For the demo's accounts only: others have random ids. */
export const customerIdOf = (email: string) =>
  createHash('sha256').update(`customer ${email.toLowerCase()}`).digest('hex').slice(0, 24)
