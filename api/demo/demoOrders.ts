import { createHash } from 'node:crypto'
import type { PaymentMethod } from '#domain/order/orderEvents.ts'
import type { OrderMove } from '#domain/order/orderMoves.ts'
import { demoCatalogue } from './catalogue.ts'
import { day, hour } from './happening.ts'
import { type LateOrder, lastWeek } from './lastWeek.ts'
import { type Buyer, demoBuyers } from './people.ts'
import { type DemoReview, demoReviews } from './reviews.ts'

/** An order from before the shop opened, with what its buyer wrote later. Moments in milliseconds since the epoch. */
export interface DemoOrder {
  /** What the order's id is made of. */
  key: string
  buyer: Buyer
  lines: readonly { slug: string; count: number }[]
  paymentMethod: PaymentMethod
  placedAt: number
  moves: readonly { move: OrderMove; at: number }[]
  /** Why it was canceled. */
  reason?: string | undefined
  reviews: readonly DatedReview[]
}

export interface DatedReview extends DemoReview {
  at: number
}

/** Everything that was ordered, up to now. */
export const demoOrders = (now: number): DemoOrder[] => [
  ...demoBuyers.flatMap((buyer) => basketsOf(buyer, now).map(boughtOnce)),
  ...lastWeek.flatMap((order) => lateOrders(order, now)),
]

/** What somebody bought at once, because they wrote about it within three weeks. */
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

// Ordered a week before, where the shop had it by then.
const placedBefore = (review: DatedReview) => {
  const aWeekBefore = review.at - (6 + 3 * chance(review.product)) * day
  const early = Math.max(aWeekBefore, addedAt(review.product) + 2 * hour)
  return early < review.at - day ? early : review.at - 2 * day
}

const boughtOnce = ({ buyer, placedAt, reviews }: Basket): DemoOrder => {
  const [first] = reviews
  const key = `${buyer.key} ${first?.product}`
  const until = Math.min(placedAt + (2 + chance(key)) * day, (first?.at ?? placedAt) - 6 * hour)
  return {
    key,
    buyer,
    lines: reviews.map(({ product }) => ({ slug: product, count: 1 })),
    paymentMethod: paidBy(key),
    placedAt,
    moves: walk(delivered, placedAt, until),
    reviews,
  }
}

const lateOrders = ({ buyer: key, lines, hoursAgo, steps, reason }: LateOrder, now: number): DemoOrder[] => {
  const placedAt = now - hoursAgo * hour
  return demoBuyers
    .filter((buyer) => buyer.key === key)
    .map((buyer) => ({
      key: `${key} last week`,
      buyer,
      lines: Object.entries(lines).map(([slug, count]) => ({ slug, count })),
      paymentMethod: paidBy(key),
      placedAt,
      moves: walk(steps, placedAt, Math.min(placedAt + steps.length * 14 * hour, now - hour)),
      reason,
      reviews: [],
    }))
}

const delivered: OrderMove[] = ['Processing', 'Shipped', 'inTransit', 'Delivered']

// The last move at the end, the others evenly before it.
const walk = (moves: readonly OrderMove[], from: number, until: number) =>
  moves.map((move, index) => ({ move, at: from + ((until - from) * (index + 1)) / moves.length }))

const paidBy = (key: string): PaymentMethod => (chance(key) < 0.5 ? 'Cash on Delivery' : 'Card on delivery')

const addedAt = (slug: string) => dates.get(slug) ?? 0
const dates = new Map(demoCatalogue.map(({ slug, dateAdded }) => [slug, Date.parse(dateAdded)]))

/** From 0 to 1, always the same for a text: every start tells the same story. */
const chance = (text: string) => createHash('sha256').update(text).digest().readUInt16BE(0) / 65_536
