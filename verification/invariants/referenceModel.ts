import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import type { OrderFact, PlacedOrder } from '#domain/order/orderEvents.ts'
import type { ClientLog } from './clientLog.ts'
import { holdSamePieces } from './countsByProduct.ts'
import { assertInvariant } from './violation.ts'

/** The stock of one product in the reference model. `reserved` and `shipped`: pieces by order id. */
export interface ProductStock {
  details: ProductDetails
  initial: number
  available: number
  reserved: Map<string, number>
  shipped: Map<string, number>
}

export type ReferenceModel = ReturnType<typeof openReferenceModel>

type FactHandlers<F extends OrderFact | ProductFact> = {
  [Type in F['type']]?: (data: Extract<F, { type: Type }>['data'], id: string) => void
}

/** An independent model of stock and orders: `apply` takes each fact as it is appended and throws where the fact breaks an invariant. */
export const openReferenceModel = (clientLog: ClientLog, terms: DeliveryTerms) => {
  const stocks = new Map<string, ProductStock>()
  const orders = new Map<string, PlacedOrder>()
  const revisions = new Map<string, number>()

  const stockOf = (id: string) => {
    const stock = stocks.get(id)
    assertInvariant(stock !== undefined, 'only products that exist are sold', () => id)
    return stock as ProductStock
  }

  const takeReserved = (reserved: Map<string, number>, orderId: string, count: number, what: string) => {
    assertInvariant(
      reserved.get(orderId) === count,
      'only what is reserved leaves',
      () => `${what} ${count} for ${orderId}`,
    )
    reserved.delete(orderId)
  }

  const handlers: FactHandlers<OrderFact | ProductFact> = {
    ProductAdded: ({ quantity, dateAdded: _added, ...details }, id) => {
      assertInvariant(!stocks.has(id), 'a product is added once', () => id)
      stocks.set(id, { details, initial: quantity, available: quantity, reserved: new Map(), shipped: new Map() })
    },
    StockReserved: ({ orderId, count }, id) => {
      const stock = stockOf(id)
      assertInvariant(!stock.reserved.has(orderId), 'no order is reserved twice', () => `${orderId} of ${id}`)
      assertInvariant(count > 0, 'pieces are whole and there are some', () => `${count} of ${id}`)
      stock.available -= count
      stock.reserved.set(orderId, count)
      assertInvariant(stock.available >= 0, 'stock is never negative', () => `${stock.available} of ${id}`)
    },
    StockReleased: ({ orderId, count }, id) => {
      const stock = stockOf(id)
      takeReserved(stock.reserved, orderId, count, `${id} released`)
      stock.available += count
    },
    StockShipped: ({ orderId, count }, id) => {
      const stock = stockOf(id)
      takeReserved(stock.reserved, orderId, count, `${id} shipped`)
      assertInvariant(!stock.shipped.has(orderId), 'no order is shipped twice', () => `${orderId} of ${id}`)
      stock.shipped.set(orderId, count)
    },
    OrderPlaced: (order, id) => {
      assertInvariant(!orders.has(id), 'no order is placed twice', () => id)
      orders.set(id, order)
      assertRequested(clientLog, id, order)
      assertTotals(order, stocks, terms)
    },
    OrderConfirmed: (_, id) => {
      for (const { productId, count } of orders.get(id)?.lines ?? [])
        assertInvariant(
          stockOf(productId).reserved.get(id) === count,
          'an order is confirmed with all its lines reserved',
          () => `${id} has ${stockOf(productId).reserved.get(id) ?? 0} of ${count} ${productId}`,
        )
    },
  }

  return {
    apply: (fact: StoredFact) => {
      const { stream, revision, type, data } = fact
      const before = revisions.get(stream) ?? -1
      assertInvariant(
        revision === before + 1,
        'revisions have no gaps',
        () => `${stream} has ${revision} after ${before}`,
      )
      revisions.set(stream, revision)
      const handler = handlers[type as keyof typeof handlers] as ((data: unknown, id: string) => void) | undefined
      handler?.(data, stream.slice(stream.indexOf('-') + 1))
    },
    /** The stock of each product that was added, with its initial quantity. */
    initialQuantities: () => [...stocks].map(([id, { initial }]) => [id, initial] as const),
    stocks,
    orders,
  }
}

const assertRequested = (clientLog: ClientLog, orderId: string, { customerId, lines }: PlacedOrder) => {
  const request = clientLog.requestOf(orderId)
  assertInvariant(request?.customerId === customerId, 'every order was asked for', () => `${orderId} of ${customerId}`)
  assertInvariant(
    request?.wanted.some((wanted) => holdSamePieces(wanted, lines)) ?? false,
    'an order holds what was asked for',
    () => `${orderId} holds ${JSON.stringify(lines)}`,
  )
}

const assertTotals = (
  order: PlacedOrder,
  stocks: ReadonlyMap<string, ProductStock>,
  { fee, freeFrom }: DeliveryTerms,
) => {
  let goods = 0
  for (const { productId, price, count, discount, total } of order.lines) {
    const { details } = stocks.get(productId) ?? {}
    const hasShopPrices = details?.price === price && details.discount === discount
    assertInvariant(hasShopPrices, "an order has the shop's own prices", () => `${productId} for ${price}`)
    const full = price * count
    assertInvariant(
      total === full - Math.round((full * discount) / 100),
      'a line costs what its pieces cost',
      () => productId,
    )
    goods += total
  }
  const deliveryFee = goods >= freeFrom ? 0 : fee
  assertInvariant(
    order.deliveryFee === deliveryFee && order.total === goods + deliveryFee && order.subtotal - order.saving === goods,
    'an order costs the sum of its lines and the fee',
    () => `${order.total} for ${goods} and ${deliveryFee}`,
  )
}
