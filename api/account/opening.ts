import { createHash } from 'node:crypto'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { claimEmail, type OpenAccount, openVerifiedAccount } from '#domain/account/accountCommands.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream, emailMachine } from '#domain/account/accountMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { emailStream, passwordKey } from './accountStreams.ts'
import { hashPassword } from './passwords.ts'

export interface NewAccount extends OpenAccount {
  customerId: string
  password: string
  role: Role
}

/** Opens a verified account. Opening it again with the same id changes nothing; a taken address is refused. */
export const opening = (ledger: Ledger, vault: Vault) => {
  return async ({ customerId, password, role, ...person }: NewAccount, deed: Deed) => {
    const claimed = await ledger.handle(emailMachine, emailStream(person.email), deed, (email) =>
      claimEmail(email, customerId),
    )
    if (isRefusal(claimed)) return claimed

    const hash = await hashPassword(password)
    await vault.change<string>(passwordKey(customerId), (before) => (before ? undefined : { value: hash }))
    return ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      openVerifiedAccount(account, person, role),
    )
  }
}

/** Derived from the address, so that a repeated opening meets the same account. */
export const customerIdOf = (email: string) =>
  createHash('sha256').update(`customer ${email.toLowerCase()}`).digest('hex').slice(0, 24)
