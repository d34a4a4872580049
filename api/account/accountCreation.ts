import { createHash } from 'node:crypto'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { type OpenAccount, openVerifiedAccount } from '#domain/account/accountCommands.ts'
import type { Role } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import type { EmailPseudonyms } from './emailPseudonyms.ts'
import { openProvenEmailClaim } from './provenEmailClaim.ts'
import { openPasswordHashes } from './secrets/passwordHashes.ts'
import { hashPassword } from './secrets/passwordHashing.ts'

export interface NewAccount extends OpenAccount {
  customerId: string
  password: string
  role: Role
}

interface Parts {
  ledger: Ledger
  secretStore: SecretStore
  emails: EmailPseudonyms
}

/** Opens a verified account. Opening it again with the same id changes nothing; a taken address is refused. */
export const openAccountCreation = ({ ledger, secretStore, emails }: Parts) => {
  const passwords = openPasswordHashes(secretStore)

  return async ({ customerId, password, role, ...person }: NewAccount, context: CommandContext) => {
    const owner = await openProvenEmailClaim({ ledger, emails })(person.email, customerId, context)
    if (owner !== customerId) return refuse('EmailIsTaken')

    await passwords.begin(customerId, await hashPassword(password))
    return ledger.handle(accountMachine, accountStream(customerId), context, (account) =>
      openVerifiedAccount(account, person, role),
    )
  }
}

/** Derived from the address, so that opening the account again finds the same one. For demo accounts only: all others have random ids. */
export const customerIdOf = (email: string) =>
  createHash('sha256').update(`customer ${email.toLowerCase()}`).digest('hex').slice(0, 24)
