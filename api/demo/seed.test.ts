import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { customerIdOf } from '#api/account/opening.ts'
import { appendFacts } from '#api/appendFacts.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { demoCatalogue } from './catalogue.ts'
import { seedDemo } from './seed.ts'

const opened = async (folder: string) => {
  const store = await openSqliteEventStore(join(folder, 'events.sqlite'))
  const [ledger, vault] = [openLedger(store), openVault(store)]
  return {
    store,
    ledger,
    vault,
    seed: (into = store) => seedDemo({ ledger: openLedger(into), vault }, into),
    [Symbol.asyncDispose]: () => store.close(),
  }
}

const countOf = async ({ store }: Awaited<ReturnType<typeof opened>>, wanted: string) => {
  const head = await store.head()
  const ending = new AbortController()
  let count = 0
  for await (const facts of store.subscribe(0, ending.signal)) {
    count += facts.filter(({ type }) => type === wanted).length
    if (facts.some(({ position }) => position === head)) return count
  }
  return count
}

describe('the demo data', () => {
  it('fills an empty store with the catalogue and two verified accounts', async () => {
    await using folder = await temporaryFolder()
    await using shop = await opened(folder.path)
    await shop.seed()

    expect(await countOf(shop, 'ProductAdded')).toBe(demoCatalogue.length)
    const load = (email: string) => shop.ledger.load(accountMachine, accountStream(customerIdOf(email)))
    expect(await load('admin@ekhaya.example')).toMatchObject({ state: 'active', context: { role: 'Admin' } })
    expect(await load('amina@ekhaya.example')).toMatchObject({ state: 'active', context: { role: 'Customer' } })
    const book = await shop.ledger.load(addressBookMachine, addressBookStream(customerIdOf('amina@ekhaya.example')))
    expect(book.context.addresses).toHaveLength(2)
  })

  it('leaves a store alone that holds anything already', async () => {
    await using folder = await temporaryFolder()
    await using shop = await opened(folder.path)
    await appendFacts(shop.store, 'cart-gogo', [{ type: 'CartCleared', data: {} }])
    await shop.seed()
    expect(await countOf(shop, 'CartCleared')).toBe(await shop.store.head())
  })

  it('comes once, and a run that broke off is finished by the next', async () => {
    await using folder = await temporaryFolder()
    await using shop = await opened(folder.path)
    let appends = 0
    const breaking = {
      ...shop.store,
      append: (...asked: Parameters<typeof shop.store.append>) => {
        appends += 1
        return appends > 20 ? Promise.reject(new Error('Somebody pulled the plug')) : shop.store.append(...asked)
      },
    }
    await expect(shop.seed(breaking)).rejects.toThrow('plug')
    await shop.seed()
    expect(await countOf(shop, 'ProductAdded')).toBe(demoCatalogue.length)
    const head = await shop.store.head()
    await shop.seed()
    expect([await shop.store.head(), await countOf(shop, 'AccountOpened')]).toEqual([head, 2])
  })
})
