import { openEmails } from '#api/account/emails.ts'
import { openPasswords } from '#api/account/secrets/keptPasswords.ts'
import { hashPassword } from '#api/account/secrets/passwords.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openEngine } from '#bench/engine.ts'
import { claimEmail, openVerifiedAccount } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { emailMachine } from '#domain/account/emailMachine.ts'
import { filesIn } from './catalogueOfSize.ts'

const password = 'Umbrella-7'
export const deed = { by: { role: 'system', id: 'bench' }, correlationId: 'bench' } as const

export const shopperId = (number: number) => `shopper-${number}`

/** What the shopper of a number logs in with. */
export const credentialsOf = (number: number) => ({ email: `${shopperId(number)}@ekhaya.example`, password })

/** Opens the accounts of so many shoppers, in the shop of a folder that is closed. One password is hashed for all of them. */
export const openShoppers = async (folder: string, count: number) => {
  const raw = await openSqliteEventStore(filesIn(folder).events)
  const vault = openVault(raw)
  const [ledger, emails, passwords] = [openLedger(openEngine(raw)), openEmails(vault), openPasswords(vault)]
  const hash = await hashPassword(password)
  const open = async (number: number) => {
    const [customerId, { email }] = [shopperId(number), credentialsOf(number)]
    await ledger.handle(emailMachine, await emails.streamOf(email), deed, (held) => claimEmail(held, customerId))
    await passwords.begin(customerId, hash)
    await ledger.handle(accountMachine, accountStream(customerId), deed, (account) =>
      openVerifiedAccount(account, { email, firstname: 'Lindiwe', lastname: 'Dlamini' }, 'Customer'),
    )
  }
  await Promise.all(Array.from({ length: count }, (_, number) => open(number)))
  await raw.close()
}
