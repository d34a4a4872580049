import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSessions } from '#api/http/sessions/sessions.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress } from '#domain/address/addressCommands.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { createCustomers, customerIdOf, systemContext } from './createCustomers.ts'
import { openShopStore, type ShopLocation } from './shopLocation.ts'
import { tokenSecret } from './testShopSettings.ts'

/** The id of the one address in every buyer's address book. */
export const homeAddressId = 'home'

/** Creates so many customers with an address each, while the shop is closed. Returns their access tokens, valid for 15 minutes. */
export const createBuyers = async (location: ShopLocation, count: number) => {
  await createCustomers(location, count)
  const raw = await openShopStore(location)
  const ledger = openLedger(encryptStore(raw))
  const sessions = openSessions(openSecretStore(raw), tokenSecret)
  const createBuyer = async (number: number) => {
    const customerId = customerIdOf(number)
    await ledger.handle(addressBookMachine, addressBookStream(customerId), systemContext, (book) =>
      addAddress(book, homeAddressId, aminasHouse),
    )
    return (await sessions.open(customerId, false)).accessToken
  }
  const tokens = await Promise.all(Array.from({ length: count }, (_, number) => createBuyer(number)))
  await raw.close()
  return tokens
}
