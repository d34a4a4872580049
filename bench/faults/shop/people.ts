import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openSessions } from '#api/http/sessions.ts'
import { openEngine } from '#bench/engine.ts'
import { openBuyers } from '#bench/http/buyers.ts'
import { filesIn, fillShop } from '#bench/http/catalogueOfSize.ts'
import { deed } from '#bench/http/shoppers.ts'
import { tokenSecret } from '#bench/http/terms.ts'
import { openVerifiedAccount } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'

export const products = 8

/** A shop in a folder, with so many pieces of a few products, and people who may enter it: their access tokens. */
export const openPeople = async (folder: string, pieces: number, buyers: number) => {
  await fillShop(folder, products, pieces)
  return { buyers: await openBuyers(folder, buyers), admin: await openAdmin(folder) }
}

const openAdmin = async (folder: string) => {
  const raw = await openSqliteEventStore(filesIn(folder).events)
  const themba = { firstname: 'Themba', lastname: 'Ndlovu', email: 'themba@ekhaya.example' }
  await openLedger(openEngine(raw)).handle(accountMachine, accountStream('themba'), deed, (account) =>
    openVerifiedAccount(account, themba, 'Admin'),
  )
  const { accessToken } = await openSessions(openVault(raw), tokenSecret).open('themba', false)
  await raw.close()
  return accessToken
}
