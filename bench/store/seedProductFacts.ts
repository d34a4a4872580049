import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { blueKettle, monday } from '#domain/testing/fixtures.ts'
import { randomFractions } from '#harness/seededRandom.ts'
import { prepareFactInsert, readFactTable } from './factTable.ts'

const products = 1000
const rowsPerTransaction = 50_000

/**
 * Fills the store at `file` with so many facts of a thousand products, of which a few sell most. Inserts rows straight into the store's
 * table, because a million commands would take minutes.
 */
export const seedProductFacts = async (folder: string, file: string, count: number) => {
  const table = await readFactTable(join(folder, 'table.sqlite'))
  await (await openSqliteEventStore(file)).close()
  using database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF')
  const insert = prepareFactInsert(database, table)
  const factSource = productFactSource()
  for (let position = 1; position <= count; position += 1) {
    if (position % rowsPerTransaction === 1) database.exec('BEGIN')
    const { stream, revision, type, data } = factSource.next()
    insert(stream, revision, position, { type, data })
    if (position % rowsPerTransaction === 0 || position === count) database.exec('COMMIT')
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

interface Change {
  stream: string
  revision: number
  type: string
  data: SQLInputValue
}

const productFactSource = () => {
  const next = randomFractions(2026)
  const revisions = new Int32Array(products)
  let added = 0
  const change = (product: number, type: string, data: unknown): Change => {
    const revision = revisions[product] ?? 0
    revisions[product] = revision + 1
    return { stream: productStream(`mug-${product}`), revision, type, data: JSON.stringify(data) }
  }
  return {
    next: () => {
      if (added < products) {
        added += 1
        return change(added - 1, 'ProductAdded', productDetails(added - 1))
      }
      const type = next() < 0.8 ? 'StockReserved' : 'StockReleased'
      return change(Math.floor(products * next() ** 2), type, { orderId: randomUUID(), count: 1 })
    },
  }
}

const productDetails = (number: number) => ({
  ...blueKettle,
  slug: `mug-${number}`,
  name: `Enamel mug number ${number}`,
  quantity: 1_000_000,
  dateAdded: monday,
})
