import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSessions } from '#api/http/sessions/sessions.ts'
import { openVerifiedAccount } from '#domain/account/accountCommands.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addProvider } from '#domain/provider/providerCommands.ts'
import { providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { createBuyers } from '#harness/shop/createBuyers.ts'
import { systemContext } from '#harness/shop/createCustomers.ts'
import { fillShop } from '#harness/shop/fillShop.ts'
import { openShopStore, type ShopLocation } from '#harness/shop/shopLocation.ts'
import { tokenSecret } from '#harness/shop/testShopSettings.ts'
import { providerIds } from './bookableTimes.ts'

export const productCount = 8

/** The access tokens of the people of the killed shop. */
export interface ShopTokens {
  customers: readonly string[]
  admin: string
}

/** Fills a shop with a few products and service providers, customers and an admin. Returns their access tokens. */
export const prepareShop = async (location: ShopLocation, pieces: number, customers: number): Promise<ShopTokens> => {
  await fillShop(location, productCount, pieces)
  await listProviders(location)
  return { customers: await createBuyers(location, customers), admin: await createAdmin(location) }
}

const listProviders = async (location: ShopLocation) => {
  const raw = await openShopStore(location)
  const ledger = openLedger(encryptStore(raw))
  for (const id of providerIds)
    await ledger.handle(providerMachine, providerStream(id), systemContext, (provider) =>
      addProvider(provider, { details: thabosPlumbing, dateAdded: monday }),
    )
  await raw.close()
}

const createAdmin = async (location: ShopLocation) => {
  const raw = await openShopStore(location)
  const themba = { firstname: 'Themba', lastname: 'Ndlovu', email: 'themba@ekhaya.example' }
  await openLedger(encryptStore(raw)).handle(accountMachine, accountStream('themba'), systemContext, (account) =>
    openVerifiedAccount(account, themba, 'Admin'),
  )
  const { accessToken } = await openSessions(openSecretStore(raw), tokenSecret).open('themba', false)
  await raw.close()
  return accessToken
}
