import type { Address } from '#domain/address/addressEvents.ts'
import type { CartLine, CartSnapshot } from '#domain/cart/cartEvents.ts'
import { maxCartLines, maxPiecesPerProduct } from '#domain/cart/cartLimits.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { fact, refuse } from '#domain/kernel/decision.ts'
import { lineTotal, sum, toRand } from '#domain/kernel/money.ts'
import { type DeliveryTerms, deliveryCost } from './delivery.ts'
import type { OrderLine, OrderTotals, PaymentMethod } from './orderEvents.ts'
import type { Order } from './orderMachine.ts'

export interface PlaceOrder {
  customerId: string
  emailVerified: boolean
  orderNumber: string
  wanted: readonly CartLine[]
  /** The current state of the wanted products, replayed from their own streams. */
  products: ReadonlyMap<string, ProductDetails>
  shippingAddress: Address
  paymentMethod: PaymentMethod
  /** Cents: the total that the customer saw, if it was sent. */
  expectedTotal?: number | undefined
  terms: DeliveryTerms
  /** Set when the customer orders the cart: the cart as they saw it. */
  cart?: CartSnapshot | undefined
  fingerprint: string
}

/** Places an order at the current prices. Its stock is reserved afterwards, in the stream of each product. */
export const placeOrder = (order: Order, command: PlaceOrder) => {
  if (!order.can('OrderPlaced')) return repeatPlaceOrder(order, [command.fingerprint])
  if (!command.emailVerified) return refuse('EmailNotVerified')
  if (command.wanted.length === 0) return refuse('CartIsEmpty')

  const wanted = mergedLines(command.wanted)
  if (wanted.length > maxCartLines) return refuse('CartIsFull')
  if (wanted.some((line) => line.count > maxPiecesPerProduct)) return refuse('TooManyOfOneProduct')
  const unknown = wanted.find((line) => !command.products.has(line.productId))
  if (unknown) return refuse('ProductNotFound', { details: { productId: unknown.productId } })

  const lines = wanted.flatMap((line) => priced(line, command.products))
  const totals = totalsOf(lines, command.terms)
  if (command.expectedTotal !== undefined && command.expectedTotal !== totals.total) {
    return refuse('PriceChanged', { details: { total: toRand(totals.total) } })
  }
  const { customerId, orderNumber, shippingAddress, paymentMethod, cart, fingerprint } = command
  const how = { shippingAddress, paymentMethod, ...(cart && { cart }) }
  return [fact('OrderPlaced', { customerId, orderNumber, lines, ...totals, ...how, fingerprint })]
}

/** The totals of the lines and their delivery, in cents. */
export const totalsOf = (
  lines: readonly Pick<OrderLine, 'price' | 'count' | 'total'>[],
  terms: DeliveryTerms,
): OrderTotals => {
  const subtotal = sum(lines.map((line) => line.price * line.count))
  const goods = sum(lines.map((line) => line.total))
  const deliveryFee = lines.length === 0 ? 0 : deliveryCost(goods, terms).fee
  return { subtotal, saving: subtotal - goods, deliveryFee, total: goods + deliveryFee }
}

/** A repeated request, recognized by one of its fingerprints, changes nothing; a different one under the same key is refused. */
export const repeatPlaceOrder = (order: Order, fingerprints: readonly string[]) =>
  fingerprints.includes(order.context.placed?.fingerprint ?? '') ? [] : refuse('KeyWasUsed')

/** The wanted lines, each product once. */
export const mergedLines = (wanted: readonly CartLine[]) => {
  const counts = new Map<string, number>()
  for (const { productId, count } of wanted) counts.set(productId, (counts.get(productId) ?? 0) + count)
  return [...counts].map(([productId, count]) => ({ productId, count }))
}

const priced = ({ productId, count }: CartLine, products: PlaceOrder['products']): OrderLine[] => {
  const product = products.get(productId)
  if (!product) return []
  const { slug, name, brand, price, discount, images } = product
  const thumbnail = images[0]?.thumbnail ?? ''
  return [{ productId, slug, name, brand, thumbnail, price, discount, count, total: lineTotal(price, count, discount) }]
}
