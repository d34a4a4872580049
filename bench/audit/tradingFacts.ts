import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { type Chance, openChance } from '#bench/chance.ts'
import { factInsertion, factTableOf } from '#bench/store/factRows.ts'
import { aminasOrder } from '#domain/cast.ts'

const rowsPerTransaction = 50_000
const [products, customers, admins] = [1000, 20_000, 20]
/** Milliseconds between two orders: a million facts are about three months. */
const pace = 120_000
const began = Date.parse('2026-08-01T06:00:00.000Z')

interface Told {
  stream: string
  type: string
  data: object
  by: readonly [role: string, id: string]
  causation?: string
}

/** Fills a store with the trade of a busy shop: orders from their placing to their delivery, with what follows elsewhere. Written past the store. */
export const seedTrade = async (folder: string, file: string, count: number) => {
  const table = await factTableOf(join(folder, 'table.sqlite'))
  await (await openSqliteEventStore(file)).close()
  using database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF')
  const insert = factInsertion(database, table)
  const revisions = new Map<string, number>()
  const chance = openChance(2026)
  let position = 0
  for (let order = 0; position < count; order += 1) {
    const correlation = randomUUID()
    for (const told of lifeOf(order, chance)) {
      if (position % rowsPerTransaction === 0) database.exec('BEGIN')
      position += 1
      const { stream, type, data, by, causation = null } = told
      const revision = revisions.get(stream) ?? 0
      revisions.set(stream, revision + 1)
      const at = new Date(began + order * pace + position).toISOString()
      const who = { by_role: by[0], by_id: by[1], correlation, causation }
      insert(stream, revision, position, { type, data: JSON.stringify(data), at, ...who })
      if (position % rowsPerTransaction === 0 || position === count) database.exec('COMMIT')
      if (position === count) break
    }
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** What happens with one order; most of it is delivered, some are canceled. */
const lifeOf = (number: number, chance: Chance): Told[] => {
  const orderId = `trade-${number}`
  const customerId = `customer-${chance.below(customers)}`
  const [customer, shop, admin] = [
    ['customer', customerId],
    ['system', 'reserveStock'],
    ['admin', `admin-${chance.below(admins)}`],
  ] as const
  const order = (type: string, data: object, by: Told['by']) => ({ stream: `order-${orderId}`, type, data, by })
  const stock = (type: string) => ({
    stream: `product-mug-${Math.floor(products * chance.fraction() ** 2)}`,
    type,
    data: { orderId, count: 1 },
    by: shop,
  })
  const mail = (kind: string): Told => ({
    stream: `mail-${randomUUID()}`,
    type: 'MailSent',
    data: { kind, customerId, about: `order-${orderId}` },
    by: ['system', 'sendMail'],
  })
  const ending = chance.happens(0.1)
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
  const taken = { ...mug, place: 0 }
  return [
    { stream: `cart-${customerId}`, type: 'ProductPutInCart', data: mug, by: customer },
    order('OrderPlaced', { ...aminasOrder, customerId }, customer),
    stock('StockReserved'),
    stock('StockReserved'),
    { stream: `cart-${customerId}`, type: 'CartOrdered', data: { orderId, lines: [taken], isCart: true }, by: shop },
    order('OrderConfirmed', {}, shop),
    mail('orderPlaced'),
    order('ProcessingStarted', {}, admin),
    ...ending,
  ]
}
