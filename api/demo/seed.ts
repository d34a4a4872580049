import { customerIdOf, opening } from '#api/account/opening.ts'
import { adding, productIdOf } from '#api/catalogue/adding.ts'
import { ConfigError } from '#api/config.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { addAddress, findAddress } from '#domain/address/addressCommands.ts'
import { NewProduct } from '#domain/catalogue/productForm.ts'
import { type DemoProduct, demoCatalogue } from './catalogue.ts'
import { aminasAddresses, demoAccounts } from './people.ts'

interface Parts {
  ledger: Ledger
  vault: Vault
}

const marker = 'demo-data'
const deed: Deed = { by: { role: 'system', id: 'demo' }, correlationId: 'demo-data' }

/** The demo's passwords are known to everybody. Throws `ConfigError` where a real shop would open on its data. */
export const refuseDemoData = async (vault: Vault) => {
  if (await vault.get(marker)) throw new ConfigError(['The event store holds demo data: give production an empty one'])
}

/** Fills an empty store with the demo shop, by the same commands that admins and customers use. A broken run is finished by the next. */
export const seedDemo = async ({ ledger, vault }: Parts, store: EventStore) => {
  const begun = await vault.get<'begun' | 'done'>(marker)
  if (begun === 'done' || (!begun && (await store.head()) > 0)) return

  await vault.put(marker, 'begun')
  const open = opening(ledger, vault)
  for (const account of demoAccounts) await open({ ...account, customerId: customerIdOf(account.email) }, deed)
  await keepAddresses(ledger)
  const add = adding(ledger, () => new Date())
  for (const product of demoCatalogue) await add(NewProduct.parse(formOf(product)), deed, product.dateAdded)
  await vault.put(marker, 'done')
}

const keepAddresses = async (ledger: Ledger) => {
  const stream = addressBookStream(customerIdOf('amina@ekhaya.example'))
  for (const [index, address] of aminasAddresses.entries()) {
    const addressId = `amina-${index + 1}`
    await ledger.handle(addressBookMachine, stream, deed, (book) =>
      findAddress(book, addressId) ? [] : addAddress(book, addressId, address),
    )
  }
}

const formOf = ({ pictures, crossSellProducts, dateAdded: _, ...product }: DemoProduct) => ({
  ...product,
  images: pictures.map(({ name, alt }) => ({ thumbnail: pathOf(name), medium: pathOf(name), alt })),
  crossSellProducts: crossSellProducts.map(productIdOf),
})

const pathOf = (name: string) => `/pictures/${name}.svg`
