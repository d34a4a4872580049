import { claimedBy, type Emails } from '#api/account/emails.ts'
import { openPasswords } from '#api/account/secrets/keptPasswords.ts'
import { hashPassword } from '#api/account/secrets/passwords.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import type { Sessions } from '#api/http/sessions.ts'
import type { Log } from '#api/log.ts'
import { changeDetails, openVerifiedAccount, verifyEmail } from '#domain/account/accountCommands.ts'
import { type Account, accountMachine, accountStream, isOpenToSignUps } from '#domain/account/accountMachine.ts'
import { appoint } from '#domain/account/appointing.ts'
import { actsAsAdmin } from '#domain/account/rosterMachine.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import type { Roster } from './roster.ts'

interface Parts {
  ledger: Ledger
  vault: Vault
  emails: Emails
  sessions: Sessions
  roster: Roster
  log: Log
  /** Ids of those who act as admins, as far as the list of customers has heard. */
  adminsListed: () => readonly string[]
}

export interface AdminWish {
  email: string
  password: string
}

const deed = { by: { role: 'system', id: 'firstAdmin' }, correlationId: 'first admin' } as const
const names = { firstname: 'Shop', lastname: 'Admin' }

/**
 * Sees at the start that the shop has an admin: where it has none, the account of the wished address is one from now on. An account that
 * somebody has proven to be theirs keeps its password; any other is opened, or taken over, with the wished one.
 */
export const openFirstAdmin = (parts: Parts) => {
  const { roster, log, adminsListed } = parts

  return async (wish: AdminWish | undefined) => {
    // Those of an old log may not be on the roster yet.
    for (const customerId of adminsListed()) await roster.join(customerId, deed)
    if ((await roster.admins()).length > 0) return
    if (!wish) return log.warn(nobodyWished)

    const account = await appointed(parts, wish)
    if (actsAsAdmin(account)) log.info('The shop has its first admin: the account of ADMIN_EMAIL')
    else log.warn(suspended)
  }
}

const nobodyWished =
  'The shop has no admin. Start it once with ADMIN_EMAIL and ADMIN_PASSWORD, or sign up and run: npm run admin -- --email YOUR-ADDRESS'

const suspended =
  'The shop has no admin: the account of ADMIN_EMAIL is suspended. Start it once with another address in ADMIN_EMAIL'

const appointed = async (parts: Parts, { email, password }: AdminWish) => {
  const { ledger, vault, sessions, roster } = parts
  const customerId = await claimedBy(parts, { email, deed })
  const before = await ledger.load(accountMachine, accountStream(customerId))
  if (before.is('suspended')) return before
  if (isOpenToSignUps(before)) {
    // Its owner may prove it meanwhile: their password stays then.
    await openPasswords(vault).begin(customerId, await hashPassword(password))
    await sessions.endAll(customerId)
  }
  const changed = await roster.change(customerId, deed, (account) => adminOf(account, email))
  return isRefusal(changed) ? before : changed.record
}

const adminOf = (account: Account, email: string) => {
  if (account.is('unopened')) return openVerifiedAccount(account, { ...names, email }, 'Admin')
  if (account.is('unverified')) {
    return [...changeDetails(account, names), ...verifyEmail(account), fact('RoleGranted', { role: 'Admin' as const })]
  }
  return appoint(account, 'Admin')
}
