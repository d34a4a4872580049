import { join } from 'node:path'
import { appendFacts } from '#api/appendFacts.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { customerKey } from '#api/eventStore/sealing.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { openReadDatabase, openSnapshot } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { rebuild } from '#api/readModels/rebuilding.ts'
import { verifyReadModel } from '#api/readModels/verifying.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { aminasOrder, monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { customerList, customerQueries } from './customersList.ts'

/** The list of customers of a shop with sealed facts, fed by facts alone. */
export const givenCustomers = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const keyring = openKeyring(openVault(raw))
  const store = openSealedStore(raw, keyring, keepingOf)
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, [customerList], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const caughtUp = async () => projector.reached(await store.head(), 5000)

  const given = {
    facts: (customerId: string, facts: readonly Fact[]) => appendFacts(store, accountStream(customerId), facts),
    /** Somebody with a verified address. */
    customer: (firstname: string, lastname = 'Daniels', at = monday) => {
      const id = firstname.toLowerCase()
      const email = `${id}@ekhaya.example`
      const facts = [fact('AccountOpened', { firstname, lastname, email }), fact('EmailVerified', { email })]
      return appendFacts(store, accountStream(id), facts, at)
    },
    /** An order, and what became of it. Total in cents. */
    order: (orderId: string, customerId: string, became: readonly Fact[], { at = monday, total = 69_800 } = {}) =>
      appendFacts(
        store,
        orderStream(orderId),
        [fact('OrderPlaced', { ...aminasOrder, customerId, total }), ...became],
        at,
      ),
    became: (orderId: string, became: Fact) => appendFacts(store, orderStream(orderId), [became]),
    /** The account closes and the key goes, as erasing does it. */
    erased: async (customerId: string) => {
      await given.facts(customerId, [fact('AccountErased', {})])
      await keyring.destroy(customerKey(customerId))
    },
  }

  return {
    given,
    database,
    queries: async () => {
      await caughtUp()
      return customerQueries(database)
    },
    /** Puts tables in place that were built anew. */
    rebuilt: async () => {
      await caughtUp()
      return rebuild({ database, store, file, signal: ending.signal }, customerList)
    },
    /** How many rows are not what one gets by folding all facts again. */
    different: async () => {
      await caughtUp()
      using snapshot = openSnapshot(file)
      const verified = await verifyReadModel({ store, signal: new AbortController().signal }, snapshot, customerList)
      return verified.outcome === 'compared' ? verified.comparison.different : verified
    },
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await running
      await store.close()
      database.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
