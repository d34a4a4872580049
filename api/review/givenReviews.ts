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
import { verifyReadModel } from '#api/readModels/verifying.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasOrder, monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { reviewStream } from '#domain/review/reviewMachine.ts'
import { reviewList } from './reviewList.ts'
import { reviewQueries } from './reviewQueries.ts'

/** The review list of a shop with sealed facts, fed by facts alone. */
export const givenReviews = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const vault = openVault(raw)
  const keyring = openKeyring(vault)
  const store = openSealedStore(raw, keyring, keepingOf)
  const file = join(folder.path, 'readModels.sqlite')
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, [reviewList], openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)

  const given = {
    facts: (stream: string, facts: readonly Fact[], at = monday) => appendFacts(store, stream, facts, at),
    /** What somebody thinks of a product. */
    review: (customerId: string, productId: string, rating: number, text: string, at = monday) => {
      const opinion = { productId, orderId: `${customerId}s-order`, customerId, rating, text, name: `Ms ${customerId}` }
      return given.facts(reviewStream(productId, customerId), [fact('ReviewWritten', opinion)], at)
    },
    rewritten: (customerId: string, productId: string, rating: number, text: string, at = monday) => {
      const opinion = { customerId, rating, text, name: `Ms ${customerId}` }
      return given.facts(reviewStream(productId, customerId), [fact('ReviewRewritten', opinion)], at)
    },
    hidden: (customerId: string, productId: string) =>
      given.facts(reviewStream(productId, customerId), [fact('ReviewHidden', { reason: 'names a neighbour' })]),
    /** Amina's order of a kettle, and what became of it. */
    order: (orderId: string, became: readonly Fact[], at = monday) =>
      given.facts(orderStream(orderId), [fact('OrderPlaced', aminasOrder), ...became], at),
    /** The account closes and the key goes, on another node: this one remembers it for a while, so that a late word is still written. */
    erased: async (customerId: string) => {
      await keyring.forWriting(customerKey(customerId))
      await given.facts(`account-${customerId}`, [fact('AccountErased', {})])
      await openKeyring(vault).destroy(customerKey(customerId))
    },
  }

  return {
    given,
    database,
    queries: async () => {
      await projector.reached(await store.head(), 5000)
      return reviewQueries(database)
    },
    /** How many rows are not what one gets by folding all facts again. */
    different: async () => {
      await projector.reached(await store.head(), 5000)
      using snapshot = openSnapshot(file)
      const verified = await verifyReadModel({ store, signal: new AbortController().signal }, snapshot, reviewList)
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
