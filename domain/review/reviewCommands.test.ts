import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { aminasOrder, recordedFact, tuesday } from '#domain/testing/fixtures.ts'
import { findPurchase, hideReview, type Purchase, showReview, type WriteReview, writeReview } from './reviewCommands.ts'
import type { ReviewFact } from './reviewEvents.ts'
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
const writeOpinion = { ...opinion, ...bought }

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
    whenWritten: (change: Partial<WriteReview> = {}) => expect(writeReview(review, { ...writeOpinion, ...change })),
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
      .whenWritten({ purchases })
      .toEqual([fact('ReviewWritten', { ...opinion, productId: 'blue-kettle', orderId: 'here-already' })])
  })

  it('also after the payment is collected', () => {
    const paid: OrderFact = {
      type: 'PaymentCollected',
      data: { amount: 69_800, paymentMethod: 'Cash on Delivery' },
    }
    given()
      .whenWritten({ purchases: [purchase([...delivered, paid])] })
      .toEqual([written])
  })

  it.each<[string, OrderFact[], string]>([
    ['waits for its stock', [placed], 'ProductNotDelivered'],
    ['is pending', pending, 'ProductNotDelivered'],
    ['is dispatched', dispatched, 'ProductNotDelivered'],
    ['is delayed', [...dispatched, fact('TransitStarted', {}), fact('DeliveryDelayed', {})], 'ProductNotDelivered'],
    ['was canceled', [...pending, fact('OrderCanceled', { reason: 'found it cheaper' })], 'ProductNotBought'],
    [
      'was rejected because a product was out of stock',
      [placed, fact('OrderRejected', { product: 'Blue kettle', left: 1 })],
      'ProductNotBought',
    ],
    ['was never placed', [], 'ProductNotBought'],
  ])('not if the order %s', (_where, facts, refusal) => {
    given()
      .whenWritten({ purchases: [purchase(facts)] })
      .toEqual({ refusal })
  })

  it.each<[string, Partial<WriteReview>]>([
    ['without an order', { purchases: [] }],
    ['with an order of another product', { productId: 'copper-pot' }],
    ['with an order of another customer', { customerId: 'sipho' }],
  ])('not %s', (_how, change) => {
    given().whenWritten(change).toEqual({ refusal: 'ProductNotBought' })
  })
})

describe.each(['shown', 'hidden', 'shown again'])('a review that is %s', (state) => {
  const review = given(...(histories[state] ?? []))

  it.each<[string, Partial<WriteReview>]>([
    ['rating', { rating: 2 }],
    ['text', { text: 'Boils fast, and whistles.' }],
    ['name', { name: 'Amina-Jane' }],
  ])('is rewritten with another %s', (_what, change) => {
    review.whenWritten(change).toEqual([fact('ReviewRewritten', { ...opinion, ...change })])
  })

  it('is not rewritten without a change', () => review.whenWritten().toEqual([]))

  it('may be rewritten without another check of the purchase', () => {
    review.whenWritten({ rating: 1, purchases: [] }).toEqual([fact('ReviewRewritten', { ...opinion, rating: 1 })])
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

it('findPurchase returns the order of a verified buyer and refuses other customers', () => {
  const buyer = { customerId: 'amina', ...bought }
  expect(findPurchase(buyer)).toMatchObject({ orderId: 'aminas-order' })
  expect(findPurchase({ ...buyer, customerId: 'sipho' })).toEqual({ refusal: 'ProductNotBought' })
})
