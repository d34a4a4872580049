import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { cartStream } from '#domain/cart/cartMachine.ts'
import { sum } from '#domain/kernel/money.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { checkAnswers, promiseProblem } from './checkAnswers.ts'
import { acknowledgedOrders, type ClientLog } from './clientLog.ts'
import { countsByProduct } from './countsByProduct.ts'
import type { LogSnapshot } from './logSnapshot.ts'
import type { Violation } from './violation.ts'

type StockedProduct = readonly [productId: string, quantity: number]

/** Checks a quiescent shop: its log as it is now, the answers that its clients got, and the stock that it began with. */
export function* checkShop(
  snapshot: LogSnapshot,
  clientLog: ClientLog,
  initialQuantities: Iterable<StockedProduct>,
): Generator<Violation> {
  yield* checkStock(snapshot, initialQuantities)
  yield* checkOrders(snapshot, clientLog)
  yield* checkCarts(snapshot)
  yield* checkRepetitions(snapshot)
  yield* checkAnswers(snapshot, clientLog)
}

/** For every product: stock + reserved + shipped is the initial quantity. */
function* checkStock({ products, facts }: LogSnapshot, initial: Iterable<StockedProduct>): Generator<Violation> {
  const shipments = Map.groupBy(shipmentsIn(facts), ({ productId }) => productId)
  for (const [id, initially] of initial) {
    const { quantity, reserved } = products.get(id)?.context ?? { quantity: Number.NaN, reserved: [] }
    const [held, shipped] = [countOf(reserved), countOf(shipments.get(id) ?? [])]
    if (quantity < 0) yield { kind: 'unbalanced', invariant: 'stock is never negative', detail: `${quantity} of ${id}` }
    else if (quantity + held + shipped !== initially)
      yield {
        kind: 'unbalanced',
        invariant: 'sold, reserved and on hand are what there was',
        detail: `${id}: ${quantity} on the shelf, ${held} reserved, ${shipped} shipped, ${initially} at first`,
      }
  }
}

/** Every acknowledged order is there, no order is partial (it holds the pieces of all its lines, or none), and only orders hold pieces. */
function* checkOrders(snapshot: LogSnapshot, clientLog: ClientLog): Generator<Violation> {
  const { orders } = snapshot
  const acknowledged = acknowledgedOrders(clientLog)
  const pieces = piecesByOrder(snapshot)
  for (const id of new Set([...orders.keys(), ...acknowledged])) {
    const [order, isAcknowledged] = [orders.get(id), acknowledged.has(id)]
    const problem =
      (isAcknowledged ? promiseProblem(id, order, clientLog) : undefined) ??
      (order && piecesProblem(id, order, pieces.get(id)))
    if (problem) yield { kind: isAcknowledged ? 'lost' : 'halfDone', ...problem }
  }
  for (const id of pieces.keys())
    if (!orders.has(id)) yield { kind: 'halfDone', invariant: 'pieces are set aside for orders only', detail: id }
}

/** Every cart is sold once: an accepted order has taken it, a rejected order has given it back. */
function* checkCarts({ facts, orders }: LogSnapshot): Generator<Violation> {
  const taken = orderedCarts(facts)
  const sold = new Set<string>()
  for (const [id, order] of orders) {
    const { placed } = order.context
    const isRejected = order.is('rejected')
    const expected = placed && !isRejected ? cartStream(placed.customerId) : ''
    const carts = [...(taken.get(id) ?? [])].join()
    if (carts !== expected) yield { ...orderHasCart, detail: `${id} is ${order.state}, and its cart is: ${carts}` }

    if (!placed?.cart || isRejected) continue
    const cart = `the cart of ${placed.customerId} after ${placed.cart.lastOrderId ?? 'none'}`
    if (sold.has(cart)) yield { ...cartSoldOnce, detail: `${cart} was sold twice, last as ${id}` }
    sold.add(cart)
  }
}

const orderHasCart = { kind: 'halfDone', invariant: 'an order has its cart or none' } as const
const cartSoldOnce = { kind: 'doubled', invariant: 'a cart is sold once' } as const

const onceOnlyTypes = ['OrderPlaced', 'OrderConfirmed', 'CartOrdered', 'StockReserved']

/** Nothing happens to an order twice. After a release the same order may reserve again. */
function* checkRepetitions({ facts }: LogSnapshot): Generator<Violation> {
  const seen = new Set<string>()
  for (const { stream, type, data } of facts) {
    const key = (name: string) => `${name} ${orderIdIn(data)} in ${stream}`
    if (type === 'StockReleased') seen.delete(key('StockReserved'))
    if (!onceOnlyTypes.includes(type)) continue
    if (seen.has(key(type)))
      yield { kind: 'doubled', invariant: 'nothing happens to an order twice', detail: key(type) }
    seen.add(key(type))
  }
}

/** The pieces of an order by product. */
interface OrderPieces {
  reserved: Map<string, number>
  shipped: Map<string, number>
}

const piecesByOrder = ({ products, facts }: LogSnapshot): ReadonlyMap<string, OrderPieces> => {
  const reserved = [...products].flatMap(([productId, { context }]) =>
    context.reserved.map(({ orderId, count }) => ({ orderId, productId, count })),
  )
  const [reservedBy, shippedBy] = [reserved, shipmentsIn(facts)].map((moved) => Map.groupBy(moved, byOrder))
  const ids = new Set([...(reservedBy?.keys() ?? []), ...(shippedBy?.keys() ?? [])])
  return new Map(
    [...ids].map((id) => [
      id,
      { reserved: countsByProduct(reservedBy?.get(id) ?? []), shipped: countsByProduct(shippedBy?.get(id) ?? []) },
    ]),
  )
}

const byOrder = ({ orderId }: { orderId: string }) => orderId

const piecesProblem = (id: string, order: Order, held?: OrderPieces) => {
  if (order.is('reserving'))
    return { invariant: 'no order is left half done', detail: `order ${id} still waits for its stock` }
  const wanted = countsByProduct(order.context.placed?.lines ?? [])
  const isReserved = order.is('pending') || order.is('processing')
  const isShipped = order.is('shipped') || order.is('delivered')
  const difference =
    differenceOf(held?.reserved, isReserved ? wanted : undefined, 'set aside') ??
    differenceOf(held?.shipped, isShipped ? wanted : undefined, 'shipped')
  return difference && { invariant: 'an order has all its pieces or none', detail: `order ${id}: ${difference}` }
}

type Counts = ReadonlyMap<string, number>

const differenceOf = (held: Counts = new Map(), expected: Counts = new Map(), what = '') => {
  for (const productId of new Set([...held.keys(), ...expected.keys()])) {
    const [count, wanted] = [held.get(productId) ?? 0, expected.get(productId) ?? 0]
    if (count !== wanted) return `${count} of ${productId} ${what}, not ${wanted}`
  }
  return undefined
}

/** The streams of the carts that each order has taken and not given back. */
const orderedCarts = (facts: readonly StoredFact[]) => {
  const taken = new Map<string, Set<string>>()
  for (const { stream, type, data } of facts) {
    if (type === 'CartOrdered') taken.getOrInsertComputed(orderIdIn(data), () => new Set()).add(stream)
    if (type === 'CartRestored') taken.get(orderIdIn(data))?.delete(stream)
  }
  return taken
}

const shipmentsIn = (facts: readonly StoredFact[]) =>
  facts.flatMap(({ stream, type, data }) => {
    if (type !== 'StockShipped') return []
    const { orderId, count } = data as { orderId: string; count: number }
    return [{ productId: stream.slice('product-'.length), orderId, count }]
  })

const countOf = (counted: readonly { count: number }[]) => sum(counted.map(({ count }) => count))

const orderIdIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'orderId' in data ? String(data.orderId) : ''
