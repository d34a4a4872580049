import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import type { OrderFact, PlacedOrder } from '#domain/order/orderEvents.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import type { Memory } from './memory.ts'
import { demand } from './violation.ts'

/** One product, counted by hand. Pieces by order id. */
export interface Shelf {
  details: ProductDetails
  initial: number
  onShelf: number
  reserved: Map<string, number>
  shipped: Map<string, number>
}

export type Books = ReturnType<typeof openBooks>

type Entries<F extends OrderFact | ProductFact> = {
  [Type in F['type']]?: (data: Extract<F, { type: Type }>['data'], id: string) => void
}

/** The shop's books, kept beside it with a pencil: every fact is entered as it is appended, and no entry may be impossible. */
export const openBooks = (memory: Memory, terms: DeliveryTerms) => {
  const shelves = new Map<string, Shelf>()
  const orders = new Map<string, PlacedOrder>()
  const revisions = new Map<string, number>()

  const shelfOf = (id: string) => {
    const shelf = shelves.get(id)
    demand(shelf !== undefined, 'only products that exist are sold', () => id)
    return shelf as Shelf
  }

  const take = (from: Map<string, number>, orderId: string, count: number, what: string) => {
    demand(from.get(orderId) === count, 'only what is reserved leaves', () => `${what} ${count} for ${orderId}`)
    from.delete(orderId)
  }

  const entries: Entries<OrderFact | ProductFact> = {
    ProductAdded: ({ quantity, dateAdded: _added, ...details }, id) => {
      demand(!shelves.has(id), 'a product is added once', () => id)
      shelves.set(id, { details, initial: quantity, onShelf: quantity, reserved: new Map(), shipped: new Map() })
    },
    StockReserved: ({ orderId, count }, id) => {
      const shelf = shelfOf(id)
      demand(!shelf.reserved.has(orderId), 'no order is reserved twice', () => `${orderId} of ${id}`)
      demand(count > 0, 'pieces are whole and there are some', () => `${count} of ${id}`)
      shelf.onShelf -= count
      shelf.reserved.set(orderId, count)
      demand(shelf.onShelf >= 0, 'stock is never negative', () => `${shelf.onShelf} of ${id}`)
    },
    StockReleased: ({ orderId, count }, id) => {
      const shelf = shelfOf(id)
      take(shelf.reserved, orderId, count, `${id} released`)
      shelf.onShelf += count
    },
    StockShipped: ({ orderId, count }, id) => {
      const shelf = shelfOf(id)
      take(shelf.reserved, orderId, count, `${id} shipped`)
      demand(!shelf.shipped.has(orderId), 'no order is shipped twice', () => `${orderId} of ${id}`)
      shelf.shipped.set(orderId, count)
    },
    OrderPlaced: (order, id) => {
      demand(!orders.has(id), 'no order is placed twice', () => id)
      orders.set(id, order)
      demandAskedFor(memory, id, order)
      demandTotals(order, shelves, terms)
    },
    OrderConfirmed: (_, id) => {
      for (const { productId, count } of orders.get(id)?.lines ?? [])
        demand(
          shelfOf(productId).reserved.get(id) === count,
          'an order is confirmed with all its lines reserved',
          () => `${id} has ${shelfOf(productId).reserved.get(id) ?? 0} of ${count} ${productId}`,
        )
    },
  }

  return {
    enter: (fact: StoredFact) => {
      const { stream, revision, type, data } = fact
      const before = revisions.get(stream) ?? -1
      demand(revision === before + 1, 'revisions have no gaps', () => `${stream} has ${revision} after ${before}`)
      revisions.set(stream, revision)
      const entry = entries[type as keyof typeof entries] as ((data: unknown, id: string) => void) | undefined
      entry?.(data, stream.slice(stream.indexOf('-') + 1))
    },
    shelves,
    orders,
  }
}

const demandAskedFor = (memory: Memory, orderId: string, { customerId, lines }: PlacedOrder) => {
  const asked = memory.asked(orderId)
  demand(asked?.customerId === customerId, 'every order was asked for', () => `${orderId} of ${customerId}`)
  const placed = countsOf(lines)
  demand(
    asked?.wanted.some((wanted) => countsOf(wanted) === placed) ?? false,
    'an order holds what was asked for',
    () => `${orderId} holds ${placed}`,
  )
}

const countsOf = (lines: readonly CartLine[]) => {
  const counts = new Map<string, number>()
  for (const { productId, count } of lines) counts.set(productId, (counts.get(productId) ?? 0) + count)
  return JSON.stringify([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const demandTotals = (order: PlacedOrder, shelves: ReadonlyMap<string, Shelf>, { fee, freeFrom }: DeliveryTerms) => {
  let goods = 0
  for (const { productId, price, count, discount, total } of order.lines) {
    const { details } = shelves.get(productId) ?? {}
    const own = details?.price === price && details.discount === discount
    demand(own, "an order has the shop's own prices", () => `${productId} for ${price}`)
    const full = price * count
    demand(total === full - Math.round((full * discount) / 100), 'a line costs what its pieces cost', () => productId)
    goods += total
  }
  const deliveryFee = goods >= freeFrom ? 0 : fee
  demand(
    order.deliveryFee === deliveryFee && order.total === goods + deliveryFee && order.subtotal - order.saving === goods,
    'an order costs the sum of its lines and the fee',
    () => `${order.total} for ${goods} and ${deliveryFee}`,
  )
}
