import type { Booking } from '#domain/booking/bookingMachine.ts'
import { type Decision, fact, isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import type { Opinion, ReviewFact, Verified } from './reviewEvents.ts'
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

/** A booking that may be of the service provider, replayed from its own stream. */
interface Visit {
  bookingId: string
  booking: Booking
}

/** A customer who was perhaps visited by the service provider. */
export interface VisitedCustomer {
  customerId: string
  providerId: string
  visits: readonly Visit[]
}

/** Who wants to review what, with the records that may entitle them. */
export type Reviewer = Buyer | VisitedCustomer

/** `name` is the displayed name of the author. */
export type WriteReview = Reviewer & Opinion

export type NotVerified = 'ProductNotBought' | 'ProductNotDelivered' | 'ProviderNotBooked' | 'VisitNotCompleted'

/** Writes or rewrites the review of a verified customer: one review per customer and subject. */
export const writeReview = (review: Review, command: WriteReview): Decision<ReviewFact, NotVerified> => {
  const { customerId, rating, text, name } = command
  const opinion = { customerId, rating, text, name }
  if (review.context.written) return rewriteReview(review, opinion)
  const verified = verify(command)
  if (isRefusal(verified)) return verified

  return [fact('ReviewWritten', { ...verified, ...opinion })]
}

/** What makes a customer a verified one: the delivered order of the product, or the completed booking of the provider. Or a refusal. */
export const verify = (reviewer: Reviewer): Verified | Refusal<NotVerified> =>
  'visits' in reviewer ? findVisit(reviewer) : findPurchase(reviewer)

const findPurchase = ({ customerId, productId, purchases }: Buyer) => {
  const bought = purchases.filter(({ order }) => isOpen(order) && contains(order, customerId, productId))
  if (bought.length === 0) return refuse('ProductNotBought')
  const delivered = bought.find(({ order }) => order.is('delivered'))

  return delivered ? { productId, orderId: delivered.orderId } : refuse('ProductNotDelivered')
}

// A booking that was declined, canceled or missed is as good as none.
const findVisit = ({ customerId, providerId, visits }: VisitedCustomer) => {
  const booked = visits.filter(({ booking }) => isWith(booking, customerId, providerId) && !isVain(booking))
  if (booked.length === 0) return refuse('ProviderNotBooked')
  const completed = booked.find(({ booking }) => booking.is('completed'))

  return completed ? { providerId, bookingId: completed.bookingId } : refuse('VisitNotCompleted')
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

const rewriteReview = ({ context: { written } }: Review, opinion: Opinion) => {
  const { rating, text, name } = opinion
  const isSame = written?.rating === rating && written.text === text && written.name === name
  return isSame ? [] : [fact('ReviewRewritten', opinion)]
}

const isOpen = (order: Order) => !order.is('canceled') && !order.is('rejected')

const contains = ({ context: { placed } }: Order, customerId: string, productId: string) =>
  placed?.customerId === customerId && placed.lines.some((line) => line.productId === productId)

const isVain = (booking: Booking) => booking.is('declined') || booking.is('canceled') || booking.is('noShow')

const isWith = ({ context: { requested } }: Booking, customerId: string, providerId: string) =>
  requested?.customerId === customerId && requested.providerId === providerId
