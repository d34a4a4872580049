import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { prepareFactInsert, readFactTable } from '#bench/store/factTable.ts'
import { aminasOrder, blueKettle, monday } from '#domain/testing/fixtures.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'

const rowsPerTransaction = 50_000
const [products, customers, admins] = [1000, 20_000, 20]
/** Milliseconds between two orders: a million facts cover about three months. */
const orderInterval = 120_000
const startTime = Date.parse('2026-08-01T06:00:00.000Z')

interface TradeFact {
  stream: string
  type: string
  data: object
  by: readonly [role: string, id: string]
  causation?: string
}

/** Inserts rows until a store has so many facts: the orders of a busy shop with their stock, cart and mail facts. Bypasses the store. */
export const seedTradeFacts = async (folder: string, file: string, count: number) => {
  const table = await readFactTable(join(folder, 'table.sqlite'))
  await (await openSqliteEventStore(file)).close()
  using database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF')
  const insert = prepareFactInsert(database, table)
  const { head, revisions } = readLogState(database)
  const random = openSeededRandom(2026)
  let position = head
  for (let order = -1; position < count; order += 1) {
    const correlation = randomUUID()
    for (const tradeFact of order < 0 ? productsAdded() : orderFacts(order, random)) {
      if (!database.isTransaction) database.exec('BEGIN')
      position += 1
      const { stream, type, data, by, causation = null } = tradeFact
      const revision = revisions.get(stream) ?? 0
      revisions.set(stream, revision + 1)
      const at = new Date(startTime + order * orderInterval + position).toISOString()
      const metadata = { by_role: by[0], by_id: by[1], correlation, causation }
      insert(stream, revision, position, { type, data: JSON.stringify(data), at, ...metadata })
      if (position % rowsPerTransaction === 0 || position === count) database.exec('COMMIT')
      if (position === count) break
    }
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** The head of the log, and the next revision of each stream. */
const readLogState = (database: DatabaseSync) => {
  const streams = database
    .prepare('SELECT stream, max(revision) AS revision, max(position) AS position FROM facts GROUP BY stream')
    .all()
  return {
    head: Math.max(0, ...streams.map(({ position }) => Number(position))),
    revisions: new Map(streams.map(({ stream, revision }) => [String(stream), Number(revision) + 1])),
  }
}

const productsAdded = (): TradeFact[] =>
  Array.from({ length: products }, (_, index) => ({
    stream: `product-mug-${index}`,
    type: 'ProductAdded',
    data: { ...blueKettle, slug: `mug-${index}`, quantity: 1_000_000, dateAdded: monday },
    by: ['admin', 'admin-0'],
  }))

/** The facts of one order: most orders are delivered, some are canceled. */
const orderFacts = (number: number, random: SeededRandom): TradeFact[] => {
  const orderId = `trade-${number}`
  const customerId = `customer-${random.below(customers)}`
  const [customer, shop, admin] = [
    ['customer', customerId],
    ['system', 'reserveStock'],
    ['admin', `admin-${random.below(admins)}`],
  ] as const
  const order = (type: string, data: object, by: TradeFact['by']) => ({ stream: `order-${orderId}`, type, data, by })
  const stock = (type: string) => ({
    stream: `product-mug-${Math.floor(products * random.fraction() ** 2)}`,
    type,
    data: { orderId, count: 1 },
    by: shop,
  })
  const mail = (kind: string): TradeFact => ({
    stream: `mail-${randomUUID()}`,
    type: 'MailSent',
    data: { kind, customerId, about: `order-${orderId}` },
    by: ['system', 'sendMail'],
  })
  const lastFacts = random.happens(0.1)
    ? [order('OrderCanceled', { reason: 'found it cheaper' }, admin), stock('StockReleased'), mail('orderCanceled')]
    : [
        order('OrderDispatched', {}, admin),
        stock('StockShipped'),
        mail('orderShipped'),
        order('TransitStarted', {}, admin),
        order('OrderDelivered', { signedBy: 'Gogo' }, admin),
        order('PaymentCollected', { amount: 69_800, paymentMethod: 'Cash on Delivery' }, admin),
        mail('orderDelivered'),
      ]
  const mug = { productId: 'mug-1', count: 1 }
  const orderedLine = { ...mug, place: 0 }
  return [
    { stream: `cart-${customerId}`, type: 'ProductPutInCart', data: mug, by: customer },
    order('OrderPlaced', { ...aminasOrder, customerId }, customer),
    stock('StockReserved'),
    stock('StockReserved'),
    {
      stream: `cart-${customerId}`,
      type: 'CartOrdered',
      data: { orderId, lines: [orderedLine], isCart: true },
      by: shop,
    },
    order('OrderConfirmed', {}, shop),
    mail('orderPlaced'),
    order('ProcessingStarted', {}, admin),
    ...lastFacts,
  ]
}
