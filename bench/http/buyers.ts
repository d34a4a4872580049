import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openSessions } from '#api/http/sessions.ts'
import { openEngine } from '#bench/engine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress } from '#domain/address/addressCommands.ts'
import { aminasHouse } from '#domain/cast.ts'
import { filesIn } from './catalogueOfSize.ts'
import { deed, openShoppers, shopperId } from './shoppers.ts'
import { tokenSecret } from './terms.ts'

/** The id of the address in every buyer's book. */
export const home = 'home'

/** Opens the accounts of so many buyers with an address each, in the shop of a folder that is closed. Answers their access tokens, for 15 minutes. */
export const openBuyers = async (folder: string, count: number) => {
  await openShoppers(folder, count)
  const raw = await openSqliteEventStore(filesIn(folder).events)
  const ledger = openLedger(openEngine(raw))
  const sessions = openSessions(openVault(raw), tokenSecret)
  const settle = async (number: number) => {
    const customerId = shopperId(number)
    await ledger.handle(addressBookMachine, addressBookStream(customerId), deed, (book) =>
      addAddress(book, home, aminasHouse),
    )
    return (await sessions.open(customerId, false)).accessToken
  }
  const tokens = await Promise.all(Array.from({ length: count }, (_, number) => settle(number)))
  await raw.close()
  return tokens
}
