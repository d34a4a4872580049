import type { Address } from '#domain/address/addressEvents.ts'
import type { CartLine, SeenCart } from '#domain/cart/cartEvents.ts'
import { mostLines, mostOfOneProduct } from '#domain/cart/cartLimits.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { fact, refuse } from '#domain/kernel/decision.ts'
import { inRand, lineTotal, sum } from '#domain/kernel/money.ts'
import type { OrderLine, OrderTotals, PaymentMethod } from './orderEvents.ts'
import type { Order } from './orderMachine.ts'

/** Cents: what delivery costs below the free amount, and from which amount it is free. */
export interface DeliveryTerms {
  fee: number
  freeFrom: number
}

export interface PlaceOrder {
  customerId: string
  emailVerified: boolean
  orderNumber: string
  wanted: readonly CartLine[]
  /** The wanted products as their own streams tell them now. */
  products: ReadonlyMap<string, ProductDetails>
  shippingAddress: Address
  paymentMethod: PaymentMethod
  /** Cents: what the customer saw, if they told. */
  expectedTotal?: number | undefined
  terms: DeliveryTerms
  /** Where it is their cart that is ordered: as they saw it. */
  cart?: SeenCart | undefined
  fingerprint: string
}

/** Takes an order at today's prices. Its stock is reserved next, on each product's own stream. */
export const placeOrder = (order: Order, command: PlaceOrder) => {
  if (!order.can('OrderPlaced')) return repeatOrder(order, [command.fingerprint])
  if (!command.emailVerified) return refuse('EmailNotVerified')
  if (command.wanted.length === 0) return refuse('CartIsEmpty')

  const wanted = mergedLines(command.wanted)
  if (wanted.length > mostLines) return refuse('CartIsFull')
  if (wanted.some((line) => line.count > mostOfOneProduct)) return refuse('TooManyOfOneProduct')
  const gone = wanted.find((line) => !command.products.has(line.productId))
  if (gone) return refuse('ProductNotFound', { details: { productId: gone.productId } })

  const lines = wanted.flatMap((line) => priced(line, command.products))
  const totals = totalsOf(lines, command.terms)
  if (command.expectedTotal !== undefined && command.expectedTotal !== totals.total) {
    return refuse('PriceChanged', { details: { total: inRand(totals.total) } })
  }
  const { customerId, orderNumber, shippingAddress, paymentMethod, cart, fingerprint } = command
  const how = { shippingAddress, paymentMethod, ...(cart && { cart }) }
  return [fact('OrderPlaced', { customerId, orderNumber, lines, ...totals, ...how, fingerprint })]
}

/** What lines cost together, in cents. Delivery is free from the terms' amount in one order. */
export const totalsOf = (
  lines: readonly Pick<OrderLine, 'price' | 'count' | 'total'>[],
  terms: DeliveryTerms,
): OrderTotals => {
  const subtotal = sum(lines.map((line) => line.price * line.count))
  const goods = sum(lines.map((line) => line.total))
  const deliveryFee = goods >= terms.freeFrom || lines.length === 0 ? 0 : terms.fee
  return { subtotal, saving: subtotal - goods, deliveryFee, total: goods + deliveryFee }
}

/** The same request again, by any of its fingerprints, changes nothing; another one under its key is refused. */
export const repeatOrder = (order: Order, fingerprints: readonly string[]) =>
  fingerprints.includes(order.context.placed?.fingerprint ?? '') ? [] : refuse('KeyWasUsed')

const mergedLines = (wanted: readonly CartLine[]) => {
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
