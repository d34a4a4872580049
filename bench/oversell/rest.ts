import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { reservedFor } from '#domain/catalogue/productMachine.ts'
import { sum } from '#domain/kernel/money.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import type { Rush, Told } from './rush.ts'
import { countsOf, shelfWith, wanted } from './rushCarts.ts'
import type { RushLog } from './rushLog.ts'

/** What the log says when all is over, against what the buyers were told. Everything should be 0. */
export interface Balance {
  /** Orders that were confirmed to a buyer and are not, or not with all their lines, or whose pieces are not set aside. */
  lost: number
  /** Orders placed, confirmed, set aside or taken out of the cart more than once. */
  doubled: number
  /**
   * Orders that still wait, confirmed ones that are still in the cart, rejected ones that still have theirs, and pieces set aside for one
   * that is not confirmed.
   */
  halfDone: number
  /** Products of which there are more or fewer than at first, or fewer than none. */
  unbalanced: number
}

/** Of a rush: orders that are confirmed and that no buyer was told of are doubled. */
export interface Rest extends Balance {
  /** Pieces of what everybody wanted that confirmed orders hold. */
  sold: number
}

export const atRest = (log: RushLog, asked: Rush, told: Told): Rest => {
  const balance = balanceOf(log, told.confirmed, shelfWith(asked.pieces, asked.attempts))
  return {
    ...balance,
    sold: sum(confirmedOrders(log).map(([, order]) => linesOf(order).get(wanted.slug) ?? 0)),
    doubled: balance.doubled + confirmedOrders(log).filter(([id]) => !told.confirmed.has(id)).length,
  }
}

/** `confirmed` are the carts of orders that buyers were told of, `shelf` is what there was at first. */
export const balanceOf = (log: RushLog, confirmed: Confirmed, shelf: readonly Shelved[]): Balance => ({
  lost: [...confirmed].filter(([id, cart]) => !isKept(log, id, cart)).length,
  doubled: repetitions(log.facts),
  halfDone: halfDone(log),
  unbalanced: shelf.filter(([{ slug }, quantity]) => !balances(log, slug, quantity)).length,
})

type Confirmed = Told['confirmed']
type Shelved = readonly [product: { slug: string }, quantity: number]

const isConfirmed = (order: Order | undefined) => order?.is('pending') ?? false

const confirmedOrders = ({ orders }: RushLog) => [...orders].filter(([, order]) => isConfirmed(order))

const linesOf = ({ context }: Order) =>
  new Map((context.placed?.lines ?? []).map(({ productId, count }) => [productId, count]))

const isKept = ({ orders, products }: RushLog, id: string, cart: readonly CartLine[]) => {
  const order = orders.get(id)
  const asked = countsOf(cart)
  if (!order || !isConfirmed(order) || linesOf(order).size !== asked.size) return false
  return [...asked].every(([slug, count]) => {
    const product = products.get(slug)
    return linesOf(order).get(slug) === count && product !== undefined && reservedFor(product, id) === count
  })
}

const once = ['OrderPlaced', 'OrderConfirmed', 'CartOrdered', 'StockReserved']

// What was set aside and given back may be set aside again.
const repetitions = (facts: readonly StoredFact[]) => {
  const times = new Set<string>()
  let repeated = 0
  for (const { stream, type, data } of facts) {
    const key = (name: string) => `${stream} ${name} ${orderIdIn(data)}`
    if (type === 'StockReleased') times.delete(key('StockReserved'))
    if (!once.includes(type)) continue
    if (times.has(key(type))) repeated += 1
    times.add(key(type))
  }
  return repeated
}

const halfDone = ({ orders, products, facts }: RushLog) => {
  const idsIn = (wanted: string) => facts.filter(({ type }) => type === wanted).map(({ data }) => orderIdIn(data))
  const haveCart = new Set(idsIn('CartOrdered')).difference(new Set(idsIn('CartRestored')))
  const unfinished = [...orders].filter(([id, order]) =>
    order.is('rejected') ? haveCart.has(id) : !(isConfirmed(order) && haveCart.has(id)),
  )
  const held = [...products.values()].flatMap(({ context }) => context.reserved.map(({ orderId }) => orderId))
  return unfinished.length + held.filter((id) => !isConfirmed(orders.get(id))).length
}

const balances = ({ products }: RushLog, slug: string, initially: number) => {
  const product = products.get(slug)
  if (!product) return false
  const { quantity, reserved } = product.context
  return quantity >= 0 && quantity + sum(reserved.map(({ count }) => count)) === initially
}

const orderIdIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'orderId' in data ? String(data.orderId) : ''
