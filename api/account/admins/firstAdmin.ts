import { randomUUID } from 'node:crypto'
import type { EmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { openProvenEmailClaim } from '#api/account/provenEmailClaim.ts'
import { openPasswordHashes } from '#api/account/secrets/passwordHashes.ts'
import { hashPassword } from '#api/account/secrets/passwordHashing.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import type { Sessions } from '#api/http/sessions/sessions.ts'
import type { Log } from '#api/log.ts'
import { changeDetails, openVerifiedAccount, verifyEmail } from '#domain/account/accountCommands.ts'
import { type Account, accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { actsAsAdmin } from '#domain/account/adminRegistryMachine.ts'
import { assignRole } from '#domain/account/assignRole.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import type { AdminRegistry } from './adminRegistry.ts'

interface Parts {
  ledger: Ledger
  secretStore: SecretStore
  emails: EmailPseudonyms
  sessions: Sessions
  adminRegistry: AdminRegistry
  log: Log
  /** The ids of the active admins in the customer list, which may lag behind the log. */
  listedAdmins: () => readonly string[]
}

export interface FirstAdminOptions {
  email: string
  password: string
}

const context = { by: { role: 'system', id: 'firstAdmin' }, correlationId: 'first admin' } as const
const names = { firstname: 'Shop', lastname: 'Admin' }

/**
 * Ensures at the start that the shop has an admin: if it has none, makes the account of the configured address an admin. An account whose
 * address is proven keeps its password; otherwise an account is opened with the configured password, and all sign-ups for the address are void.
 */
export const openFirstAdmin = (parts: Parts) => {
  const { adminRegistry, log, listedAdmins } = parts

  return async (options: FirstAdminOptions | undefined) => {
    // The admins of an old log may not be in the registry yet.
    for (const customerId of listedAdmins()) await adminRegistry.join(customerId, context)
    if ((await adminRegistry.admins()).length > 0) return
    if (!options) return log.warn(noAdminMessage)

    const account = await appointAdmin(parts, options)
    if (actsAsAdmin(account)) log.info('The shop has its first admin: the account of ADMIN_EMAIL')
    else log.warn(suspendedMessage)
  }
}

const noAdminMessage =
  'The shop has no admin. Start it once with ADMIN_EMAIL and ADMIN_PASSWORD, or sign up and run: npm run admin -- --email YOUR-ADDRESS'

const suspendedMessage =
  'The shop has no admin: the account of ADMIN_EMAIL is suspended. Start it once with another address in ADMIN_EMAIL'

const appointAdmin = async (parts: Parts, { email, password }: FirstAdminOptions) => {
  const { ledger, secretStore, adminRegistry } = parts
  const customerId = await openProvenEmailClaim(parts)(email, randomUUID(), context)
  const before = await ledger.load(accountMachine, accountStream(customerId))
  if (before.is('suspended')) return before
  if (before.is('unopened')) await openPasswordHashes(secretStore).begin(customerId, await hashPassword(password))
  const changed = await adminRegistry.change(customerId, context, (account) => adminOf(account, email))
  return isRefusal(changed) ? before : changed.record
}

const adminOf = (account: Account, email: string) => {
  if (account.is('unopened')) return openVerifiedAccount(account, { ...names, email }, 'Admin')
  if (account.is('unverified')) {
    return [...changeDetails(account, names), ...verifyEmail(account), fact('RoleGranted', { role: 'Admin' as const })]
  }
  return assignRole(account, 'Admin')
}
