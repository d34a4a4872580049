import { describe, expect, it } from 'vitest'
import { aminasOrder, happened, tuesday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { hideReview, type Purchase, purchaseOf, showReview, type WriteReview, writeReview } from './reviewCommands.ts'
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
    facts.map((each) => happened(each)),
  ),
})

const opinion = { customerId: 'amina', rating: 4, text: 'Boils fast and quietly.', name: 'Amina' }
const bought = { productId: 'blue-kettle', purchases: [purchase(delivered)] }
const told = { ...opinion, ...bought }

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
  const happenings = facts.map((each) => happened(each))
  const review = replay(reviewMachine, reviewStream('blue-kettle', 'amina'), happenings)
  return {
    whenWritten: (change: Partial<WriteReview> = {}) => expect(writeReview(review, { ...told, ...change })),
    whenHidden: () => expect(hideReview(review, 'names a neighbour')),
    whenShown: () => expect(showReview(review)),
  }
}

describe('a review is written', () => {
  it('by who bought the product, naming the delivered order', () => {
    given().whenWritten().toEqual([written])
  })

  it('with the order that was delivered, where there are others', () => {
    const purchases = [purchase(dispatched, 'on-its-way'), purchase(delivered, 'here-already')]
    given()
      .whenWritten({ purchases })
      .toEqual([fact('ReviewWritten', { ...opinion, productId: 'blue-kettle', orderId: 'here-already' })])
  })

  it('also where the parcel has been paid for', () => {
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
    ['is on its way', dispatched, 'ProductNotDelivered'],
    ['is delayed', [...dispatched, fact('TransitStarted', {}), fact('DeliveryDelayed', {})], 'ProductNotDelivered'],
    ['was canceled', [...pending, fact('OrderCanceled', { reason: 'found it cheaper' })], 'ProductNotBought'],
    ['found no stock', [placed, fact('OrderRejected', { product: 'Blue kettle', left: 1 })], 'ProductNotBought'],
    ['was never placed', [], 'ProductNotBought'],
  ])('not while the order %s', (_where, facts, refusal) => {
    given()
      .whenWritten({ purchases: [purchase(facts)] })
      .toEqual({ refusal })
  })

  it.each<[string, Partial<WriteReview>]>([
    ['without an order', { purchases: [] }],
    ['with an order of another product', { productId: 'copper-pot' }],
    ['with somebody else’s order', { customerId: 'sipho' }],
  ])('not %s', (_how, change) => {
    given().whenWritten(change).toEqual({ refusal: 'ProductNotBought' })
  })
})

describe.each(['shown', 'hidden', 'shown again'])('a review that is %s', (state) => {
  const review = given(...(histories[state] ?? []))

  it.each<[string, Partial<WriteReview>]>([
    ['rating', { rating: 2 }],
    ['words', { text: 'Boils fast, and whistles.' }],
    ['name', { name: 'Amina-Jane' }],
  ])('is rewritten with another %s', (_what, change) => {
    review.whenWritten(change).toEqual([fact('ReviewRewritten', { ...opinion, ...change })])
  })

  it('is not rewritten with the same', () => review.whenWritten().toEqual([]))

  it('may be rewritten whatever became of the order since', () => {
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

it('a review that is rewritten while hidden stays hidden, for its reason', () => {
  const rewritten = happened(fact('ReviewRewritten', { ...opinion, rating: 5 }), tuesday)
  const facts = [happened(written), happened(hidden), rewritten]
  const review = replay(reviewMachine, reviewStream('blue-kettle', 'amina'), facts)
  expect([review.state, review.context.hiddenFor]).toEqual(['hidden', 'names a neighbour'])
  expect(review.context.written).toMatchObject({ rating: 5, orderId: 'aminas-order', writtenAt: tuesday })
})

it('who may review is told before anything is written', () => {
  const buyer = { customerId: 'amina', ...bought }
  expect(purchaseOf(buyer)).toMatchObject({ orderId: 'aminas-order' })
  expect(purchaseOf({ ...buyer, customerId: 'sipho' })).toEqual({ refusal: 'ProductNotBought' })
})
