import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { productList } from '#api/catalogue/productList.ts'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase, removeDatabase } from '#api/readModels/readModelDatabase.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { seedProductFacts } from './seedProductFacts.ts'

// One step of the read model benchmark, in its own process so that its memory can be measured. Arguments: `seed | fold | upsert`, folder, facts.

const timeout = 600_000

const seed = async (folder: string, count: number) => {
  await seedProductFacts(folder, join(folder, 'million.sqlite'), count)
  return 0
}

/** As the shop does it with one projection: the projector with the product list. */
const fold = async (folder: string) =>
  withFacts(folder, async (store, database) => {
    const ending = new AbortController()
    const projector = openProjector(store, database, [productList], openLog('silent'))
    const running = projector.run(ending.signal)
    const isReached = await projector.waitForPosition(await store.head(), timeout)
    ending.abort()
    await running
    const [stopped] = projector.stoppedProjections()
    if (stopped || !isReached) throw new Error(`The projection did not reach the end: ${stopped?.why ?? 'no time'}`)
  })

/** The plain way: the same facts in the same batches into the same table with its indexes, one upsert per fact. */
const upsert = async (folder: string) =>
  withFacts(folder, async (store, database) => {
    // The projector creates the tables, and does not run.
    openProjector(store, database, [productList], openLog('silent'))
    openBuilds(database).createIndexes(productList)
    const apply = upserts(database)
    const [head, ending] = [await store.head(), new AbortController()]
    for await (const facts of store.subscribe(0, ending.signal)) {
      database.exec('BEGIN')
      for (const fact of facts) apply(fact)
      database.exec('COMMIT')
      if ((facts.at(-1)?.position ?? 0) >= head) ending.abort()
    }
  })

const upserts = (database: DatabaseSync) => {
  const add = database.prepare(
    `INSERT INTO products VALUES (?, ?, ?, ?, ?, ?, 'listed', 0, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, ?, '', ?, ?)
     ON CONFLICT DO UPDATE SET quantity = excluded.quantity, position = excluded.position`,
  )
  const change = database.prepare(
    `INSERT INTO products VALUES (?, 0, '', '', '', '', '', 0, 0, 0, 0, 0, ?, ?, 0, 0, 0, 0, '', '', ?, '')
     ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity, reserved = reserved + excluded.reserved,
       position = excluded.position`,
  )
  return (fact: StoredFact) => {
    const [id, { position }] = [recordIdOf(fact), fact]
    if (fact.type !== 'ProductAdded') {
      const { count } = fact.data as { count: number }
      const by = fact.type === 'StockReserved' ? -count : count
      return change.run(id, by, -by, position)
    }
    const { quantity, ...details } = fact.data as ProductDetails & { quantity: number; dateAdded: string }
    const { slug, name, brand, price, costPrice, discount, dateAdded } = details
    const [categories, all] = [JSON.stringify(details.categories), JSON.stringify(details)]
    const prices = [price, price, costPrice, discount, quantity] as const
    return add.run(id, position, slug, name, brand, categories, ...prices, dateAdded, position, all)
  }
}

const withFacts = async (folder: string, work: (store: EventStore, database: DatabaseSync) => Promise<void>) => {
  const store = encryptStore(await openSqliteEventStore(join(folder, 'million.sqlite')))
  const file = join(folder, 'readModel.sqlite')
  const database = openReadDatabase(file)
  const start = performance.now()
  await work(store, database)
  const seconds = (performance.now() - start) / 1000
  database.close()
  await store.close()
  removeDatabase(file)
  return seconds
}

const steps = new Map<string, (folder: string, count: number) => Promise<number>>(
  Object.entries({ seed, fold, upsert }),
)
const [step = '', folder = '', count = ''] = process.argv.slice(2)
const run = steps.get(step)
if (!run) throw new Error(`${step} is not one of ${[...steps.keys()].join(', ')}`)
const seconds = await run(folder, Number(count))
/** Kilobytes on every platform, as Node reports it. */
const { maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ seconds, megabytes: maxRSS / 1024 }))
