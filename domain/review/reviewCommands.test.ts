import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { aminasOrder, recordedFact, tuesday } from '#domain/testing/fixtures.ts'
import { aminasBooking, bookingAfter, bookingHistories } from '#domain/testing/providerFixtures.ts'
import { hideReview, type Purchase, type Reviewer, showReview, verify, writeReview } from './reviewCommands.ts'
import type { Opinion, ReviewFact } from './reviewEvents.ts'
import { reviewMachine, reviewStream } from './reviewMachine.ts'

const placed = fact('OrderPlaced', aminasOrder)
const pending = [placed, fact('OrderConfirmed', {})]
const dispatched = [...pending, fact('ProcessingStarted', {}), fact('OrderDispatched', {})]
const delivered = [...dispatched, fact('OrderDelivered', { signedBy: 'Amina' })]

const purchase = (facts: readonly OrderFact[], orderId = 'aminas-order'): Purchase => ({
  orderId,
  order: replay(
    orderMachine,
    orderStream(orderId),
    facts.map((each) => recordedFact(each)),
  ),
})

const opinion = { customerId: 'amina', rating: 4, text: 'Boils fast and quietly.', name: 'Amina' }
const bought = { productId: 'blue-kettle', purchases: [purchase(delivered)] }
const written = fact('ReviewWritten', { productId: 'blue-kettle', orderId: 'aminas-order', ...opinion })
const hidden = fact('ReviewHidden', { reason: 'names a neighbour' })
const shown = fact('ReviewShown', {})

const histories: Record<string, ReviewFact[]> = {
  unwritten: [],
  shown: [written],
  hidden: [written, hidden],
  'shown again': [written, hidden, shown],
}

const given = (...facts: ReviewFact[]) => {
  const recordedFacts = facts.map((each) => recordedFact(each))
  const review = replay(reviewMachine, reviewStream('blue-kettle', 'amina'), recordedFacts)
  return {
    whenWritten: (change: Partial<Opinion> = {}, reviewer: Partial<typeof bought> = {}) =>
      expect(writeReview(review, { ...bought, ...reviewer, ...opinion, ...change })),
    whenHidden: () => expect(hideReview(review, 'names a neighbour')),
    whenShown: () => expect(showReview(review)),
  }
}

describe('a review is written', () => {
  it('by a buyer of the product, with the id of the delivered order', () => {
    given().whenWritten().toEqual([written])
  })

  it('with the delivered order if the customer has several orders', () => {
    const purchases = [purchase(dispatched, 'on-its-way'), purchase(delivered, 'here-already')]
    given()
      .whenWritten({}, { purchases })
      .toEqual([fact('ReviewWritten', { ...opinion, productId: 'blue-kettle', orderId: 'here-already' })])
  })

  it('also after the payment is collected', () => {
    const paid: OrderFact = {
      type: 'PaymentCollected',
      data: { amount: 69_800, paymentMethod: 'Cash on Delivery' },
    }
    given()
      .whenWritten({}, { purchases: [purchase([...delivered, paid])] })
      .toEqual([written])
  })

  it.each<[string, OrderFact[], string]>([
    ['waits for its stock', [placed], 'ProductNotDelivered'],
    ['is pending', pending, 'ProductNotDelivered'],
    ['is dispatched', dispatched, 'ProductNotDelivered'],
    ['is delayed', [...dispatched, fact('TransitStarted', {}), fact('DeliveryDelayed', {})], 'ProductNotDelivered'],
    ['was cancelled', [...pending, fact('OrderCanceled', { reason: 'found it cheaper' })], 'ProductNotBought'],
    [
      'was rejected because a product was out of stock',
      [placed, fact('OrderRejected', { product: 'Blue kettle', left: 1 })],
      'ProductNotBought',
    ],
    ['was never placed', [], 'ProductNotBought'],
  ])('not if the order %s', (_where, facts, refusal) => {
    given()
      .whenWritten({}, { purchases: [purchase(facts)] })
      .toEqual({ refusal })
  })

  it.each<[string, Partial<Opinion>, Partial<typeof bought>]>([
    ['without an order', {}, { purchases: [] }],
    ['with an order of another product', {}, { productId: 'copper-pot' }],
    ['with an order of another customer', { customerId: 'sipho' }, {}],
  ])('not %s', (_how, change, reviewer) => {
    given().whenWritten(change, reviewer).toEqual({ refusal: 'ProductNotBought' })
  })
})

describe.each(['shown', 'hidden', 'shown again'])('a review that is %s', (state) => {
  const review = given(...(histories[state] ?? []))

  it.each<[string, Partial<Opinion>]>([
    ['rating', { rating: 2 }],
    ['text', { text: 'Boils fast, and whistles.' }],
    ['name', { name: 'Amina-Jane' }],
  ])('is rewritten with another %s', (_what, change) => {
    review.whenWritten(change).toEqual([fact('ReviewRewritten', { ...opinion, ...change })])
  })

  it('is not rewritten without a change', () => review.whenWritten().toEqual([]))

  it('may be rewritten without another check of the purchase', () => {
    review.whenWritten({ rating: 1 }, { purchases: [] }).toEqual([fact('ReviewRewritten', { ...opinion, rating: 1 })])
  })
})

describe('an admin', () => {
  it.each<[string, unknown, unknown]>([
    ['unwritten', { refusal: 'ReviewNotFound' }, { refusal: 'ReviewNotFound' }],
    ['shown', [hidden], { refusal: 'ReviewIsShown' }],
    ['hidden', { refusal: 'ReviewIsHidden' }, [shown]],
    ['shown again', [hidden], { refusal: 'ReviewIsShown' }],
  ])('hides or shows a review that is %s', (state, whenHidden, whenShown) => {
    const review = given(...(histories[state] ?? []))
    review.whenHidden().toEqual(whenHidden)
    review.whenShown().toEqual(whenShown)
  })
})

it('a review that is rewritten while hidden stays hidden with the same reason', () => {
  const rewritten = recordedFact(fact('ReviewRewritten', { ...opinion, rating: 5 }), tuesday)
  const facts = [recordedFact(written), recordedFact(hidden), rewritten]
  const review = replay(reviewMachine, reviewStream('blue-kettle', 'amina'), facts)
  expect([review.state, review.context.hiddenFor]).toEqual(['hidden', 'names a neighbour'])
  expect(review.context.written).toMatchObject({ rating: 5, orderId: 'aminas-order', writtenAt: tuesday })
})

describe('a review of a service provider', () => {
  const thabo = 'thabos-plumbing'
  const visit = (state: keyof typeof bookingHistories, bookingId = 'aminas-booking') => ({
    bookingId,
    booking: bookingAfter(...bookingHistories[state]),
  })
  const unwritten = replay(reviewMachine, reviewStream(thabo, 'amina'), [])
  const whenWritten = (visits: ReturnType<typeof visit>[], change: { customerId?: string; providerId?: string } = {}) =>
    writeReview(unwritten, { providerId: thabo, ...opinion, ...change, visits })

  it('is written by a customer of theirs, with the id of the completed booking', () => {
    expect(whenWritten([visit('completed')])).toEqual([
      fact('ReviewWritten', { providerId: thabo, bookingId: 'aminas-booking', ...opinion }),
    ])
  })

  it('names the completed booking if the customer has several', () => {
    const visits = [visit('canceled', 'too-early'), visit('confirmed', 'next-week'), visit('completed', 'last-week')]
    expect(whenWritten(visits)).toMatchObject([{ data: { bookingId: 'last-week' } }])
  })

  it.each<[keyof typeof bookingHistories, string]>([
    ['unrequested', 'ProviderNotBooked'],
    ['requested', 'VisitNotCompleted'],
    ['confirmed', 'VisitNotCompleted'],
    ['declined', 'ProviderNotBooked'],
    ['canceled', 'ProviderNotBooked'],
    ['noShow', 'ProviderNotBooked'],
  ])('is not written if the booking is %s', (state, refusal) => {
    expect(whenWritten([visit(state)])).toEqual({ refusal })
  })

  it('is written after a booking that was moved to another time', () => {
    const later = [fact('BookingConfirmed', {}), fact('BookingCompleted', {})]
    const { start: previousStart, claimId: previousClaimId } = aminasBooking
    const slot = { start: '2026-11-25T07:00:00Z', minutes: 60, claimId: 'wednesday' }
    const moved = fact('BookingRescheduled', { ...slot, previousStart, previousClaimId })
    const booking = bookingAfter(...bookingHistories.requested, moved, ...later)
    expect(whenWritten([{ bookingId: 'aminas-booking', booking }])).toMatchObject([{ type: 'ReviewWritten' }])
  })

  it.each<[string, Parameters<typeof whenWritten>]>([
    ['without a booking', [[]]],
    ['with a booking of another provider', [[visit('completed')], { providerId: 'ayandas-taxi' }]],
    ['with a booking of another customer', [[visit('completed')], { customerId: 'sipho' }]],
  ])('is not written %s', (_how, asked) => {
    expect(whenWritten(...asked)).toEqual({ refusal: 'ProviderNotBooked' })
  })

  it('is rewritten like that of a product, also after the booking is gone', () => {
    const first = recordedFact(fact('ReviewWritten', { providerId: thabo, bookingId: 'aminas-booking', ...opinion }))
    const review = replay(reviewMachine, reviewStream(thabo, 'amina'), [first])
    const command = { providerId: thabo, visits: [], ...opinion }
    expect(writeReview(review, command)).toEqual([])
    expect(writeReview(review, { ...command, rating: 1 })).toEqual([fact('ReviewRewritten', { ...opinion, rating: 1 })])
  })
})

it.each<[string, Reviewer, object]>([
  ['a delivered order', { customerId: 'amina', ...bought }, { productId: 'blue-kettle', orderId: 'aminas-order' }],
  ['no order', { customerId: 'sipho', ...bought }, { refusal: 'ProductNotBought' }],
  ['no booking', { customerId: 'sipho', providerId: 'thabos-plumbing', visits: [] }, { refusal: 'ProviderNotBooked' }],
])('what verifies a customer with %s', (_what, reviewer, expected) => {
  expect(verify(reviewer)).toEqual(expected)
})
