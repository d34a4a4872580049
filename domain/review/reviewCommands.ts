import { type Decision, fact, isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import type { ReviewFact } from './reviewEvents.ts'
import type { Review } from './reviewMachine.ts'

/** An order that may contain the product, replayed from its own stream. */
export interface Purchase {
  orderId: string
  order: Order
}

export interface Buyer {
  customerId: string
  productId: string
  purchases: readonly Purchase[]
}

/** `name` is the displayed name of the author. */
export interface WriteReview extends Buyer {
  rating: number
  text: string
  name: string
}

/** Writes or rewrites the review of a verified buyer: one review per customer and product. */
export const writeReview = (
  review: Review,
  { purchases, productId, ...opinion }: WriteReview,
): Decision<ReviewFact, 'ProductNotBought' | 'ProductNotDelivered'> => {
  if (review.context.written) return rewriteReview(review, opinion)
  const purchase = findPurchase({ customerId: opinion.customerId, productId, purchases })
  if (isRefusal(purchase)) return purchase

  return [fact('ReviewWritten', { productId, orderId: purchase.orderId, ...opinion })]
}

/** The delivered order that makes a customer a verified buyer of a product, or a refusal. */
export const findPurchase = ({ customerId, productId, purchases }: Buyer) => {
  const bought = purchases.filter(({ order }) => isOpen(order) && contains(order, customerId, productId))
  if (bought.length === 0) return refuse('ProductNotBought')

  return bought.find(({ order }) => order.is('delivered')) ?? refuse('ProductNotDelivered')
}

/** Hides a review from all public responses. Its author sees `reason`. */
export const hideReview = (review: Review, reason: string) => {
  if (!review.context.written) return refuse('ReviewNotFound')
  if (!review.can('ReviewHidden')) return refuse('ReviewIsHidden')

  return [fact('ReviewHidden', { reason })]
}

export const showReview = (review: Review) => {
  if (!review.context.written) return refuse('ReviewNotFound')
  if (!review.can('ReviewShown')) return refuse('ReviewIsShown')

  return [fact('ReviewShown', {})]
}

type Opinion = Pick<WriteReview, 'customerId' | 'rating' | 'text' | 'name'>

const rewriteReview = ({ context: { written } }: Review, { customerId, rating, text, name }: Opinion) => {
  const isSame = written?.rating === rating && written.text === text && written.name === name
  return isSame ? [] : [fact('ReviewRewritten', { customerId, rating, text, name })]
}

const isOpen = (order: Order) => !order.is('canceled') && !order.is('rejected')

const contains = ({ context: { placed } }: Order, customerId: string, productId: string) =>
  placed?.customerId === customerId && placed.lines.some((line) => line.productId === productId)
