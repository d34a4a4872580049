import { openEmails } from '#api/account/emails.ts'
import { opening } from '#api/account/opening.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openEngine } from '#bench/engine.ts'
import { filesIn } from './catalogueOfSize.ts'

export const lindiwe = { email: 'lindiwe@ekhaya.example', password: 'Umbrella-7' }

/** Opens the account of somebody who signs in, in the shop of a folder that is closed. */
export const openLindiwesAccount = async (folder: string) => {
  const raw = await openSqliteEventStore(filesIn(folder).events)
  const vault = openVault(raw)
  const parts = { ledger: openLedger(openEngine(raw)), vault, emails: openEmails(vault) }
  const names = { firstname: 'Lindiwe', lastname: 'Dlamini' }
  const account = { ...lindiwe, ...names, customerId: 'lindiwe', role: 'Customer' as const }
  await opening(parts)(account, { by: { role: 'system', id: 'bench' }, correlationId: 'bench' })
  await raw.close()
}
