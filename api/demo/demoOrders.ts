import { z } from 'zod'
import { hasSameDayDelivery } from '#domain/deliveryAreas.ts'
import { daysAfter, startOfDay } from '#domain/localDate.ts'
import { deliveryDayOf, nextDeliveryDay } from '#domain/order/deliveryDays.ts'
import type { PaymentMethod } from '#domain/order/orderEvents.ts'
import { type OrderTransition, orderTransitions } from '#domain/order/orderTransitions.ts'
import { demoCatalogue } from './catalogue.ts'
import { chance } from './chance.ts'
import { readContent } from './content.ts'
import { day, hour } from './demoActions.ts'
import { type Buyer, BuyerKey, demoBuyers } from './people.ts'
import { type DemoReview, demoReviews } from './reviews.ts'

/** An order from before the shop opened, and its final state. */
const RecentOrder = z.strictObject({
  buyer: BuyerKey,
  hoursAgo: z.number(),
  /** Pieces by slug. */
  lines: z.record(z.string(), z.int().positive()),
  steps: z.array(z.enum(orderTransitions)),
  reason: z.string().optional(),
})

/** At least one order in every state, so that the admin pages show each. */
const recentOrders = readContent('recentOrders.json', z.array(RecentOrder))

/** An order from before the shop opened, with the reviews of its buyer. Moments in milliseconds since the epoch. */
export interface DemoOrder {
  /** The order's id derives from it. */
  key: string
  buyer: Buyer
  lines: readonly { slug: string; count: number }[]
  paymentMethod: PaymentMethod
  placedAt: number
  moves: readonly { move: OrderTransition; at: number }[]
  /** Why it was cancelled. */
  reason?: string | undefined
  reviews: readonly DatedReview[]
}

export interface DatedReview extends DemoReview {
  at: number
}

/** All orders before now. */
export const demoOrders = (now: number): DemoOrder[] => [
  ...demoBuyers.flatMap((buyer) => basketsOf(buyer, now).map(boughtOnce)),
  ...recentOrders.flatMap((order) => asDemoOrders(order, now)),
]

/** Groups the reviews of a buyer that lie within three weeks: those products were bought in one order. */
interface Basket {
  buyer: Buyer
  placedAt: number
  reviews: DatedReview[]
}

const basketsOf = (buyer: Buyer, now: number) => {
  const written = demoReviews.filter(({ shopper }) => shopper === buyer.key).map((review) => dated(review, now))
  const baskets: Basket[] = []
  for (const review of written.toSorted((one, other) => one.at - other.at)) {
    const basket = baskets.at(-1)
    if (basket && fits(review, basket)) basket.reviews.push(review)
    else baskets.push({ buyer, placedAt: placedBefore(review), reviews: [review] })
  }
  return baskets
}

// Reviews are written between seven in the morning and nine at night.
const dated = (review: DemoReview, now: number): DatedReview => {
  const morning = Math.floor((now - review.daysAgo * day) / day) * day + 5 * hour
  return { ...review, at: morning + chance(review.text) * 14 * hour }
}

const fits = (review: DatedReview, { placedAt, reviews }: Basket) => {
  const [first = review] = reviews
  return reviews.length < 6 && review.at - first.at < 45 * day && addedAt(review.product) + hour < placedAt
}

// Ordered a week before the review, but not before the products were added.
const placedBefore = (review: DatedReview) => {
  const aWeekBefore = review.at - (6 + 3 * chance(review.product)) * day
  const early = Math.max(aWeekBefore, addedAt(review.product) + 2 * hour)
  return early < review.at - day ? early : review.at - 2 * day
}

const boughtOnce = ({ buyer, placedAt, reviews }: Basket): DemoOrder => {
  const [first] = reviews
  const key = `${buyer.key} ${first?.product}`
  return {
    key,
    buyer,
    lines: reviews.map(({ product }) => ({ slug: product, count: 1 })),
    paymentMethod: paidBy(key),
    placedAt,
    moves: walk(delivered, buyer, placedAt, (first?.at ?? placedAt) - 6 * hour),
    reviews,
  }
}

const asDemoOrders = (
  { buyer: key, lines, hoursAgo, steps, reason }: z.output<typeof RecentOrder>,
  now: number,
): DemoOrder[] => {
  const placedAt = now - hoursAgo * hour
  return demoBuyers
    .filter((buyer) => buyer.key === key)
    .map((buyer) => ({
      key: `${key} last week`,
      buyer,
      lines: Object.entries(lines).map(([slug, count]) => ({ slug, count })),
      paymentMethod: paidBy(key),
      placedAt,
      moves: walk(steps, buyer, placedAt, now - hour),
      reason,
      reviews: [],
    }))
}

const delivered: OrderTransition[] = ['Processing', 'Shipped', 'inTransit', 'Delivered']

// The transitions are spread over the hours of the delivery day. Where it is not over by `latest`, over the time until then.
const walk = (moves: readonly OrderTransition[], { address }: Buyer, placedAt: number, latest: number) => {
  const promised = deliveryDayOf(new Date(placedAt))
  const deliveryDay = hasSameDayDelivery(address) ? promised : nextDeliveryDay(daysAfter(promised, 1))
  // No two orders at the same moment.
  const morning = Date.parse(startOfDay(deliveryDay)) + (8 + chance(`${address.streetAddress} ${placedAt}`)) * hour
  const evening = morning + 8 * hour
  const [from, until] = evening < latest ? [Math.max(placedAt, morning), evening] : [placedAt, latest]
  return moves.map((move, index) => ({ move, at: from + ((until - from) * (index + 1)) / moves.length }))
}

const paidBy = (key: string): PaymentMethod => (chance(key) < 0.5 ? 'Cash on Delivery' : 'Card on delivery')

const addedAt = (slug: string) => dates.get(slug) ?? 0
const dates = new Map(demoCatalogue.map(({ slug, dateAdded }) => [slug, Date.parse(dateAdded)]))
