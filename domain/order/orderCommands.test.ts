import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { aminasOrder, recordedFact } from '#domain/testing/fixtures.ts'
import { confirmOrder, expireReservation, rejectOrder, type UpdateOrder, updateOrder } from './orderCommands.ts'
import type { OrderFact } from './orderEvents.ts'
import { orderMachine } from './orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from './orderStatus.ts'

const placed = fact('OrderPlaced', aminasOrder)
const pending = [placed, fact('OrderConfirmed', {})]
const processing = [...pending, fact('ProcessingStarted', {})]
const dispatched = [...processing, fact('OrderDispatched', {})]
const inTransit = [...dispatched, fact('TransitStarted', {})]
const delivered = [...inTransit, fact('OrderDelivered', { signedBy: 'Amina Daniels' })]
const canceled = [...pending, fact('OrderCanceled', { reason: 'found it cheaper' })]

const rejected = [placed, fact('OrderRejected', { product: 'Blue kettle', left: 1 })]

const order = (facts: readonly OrderFact[]) =>
  replay(
    orderMachine,
    'order-7',
    facts.map((each) => recordedFact(each)),
  )

const given = (facts: readonly OrderFact[]) => ({
  when: (as: UpdateOrder['as'], edit: Omit<UpdateOrder, 'as'>) => expect(updateOrder(order(facts), { as, ...edit })),
})

describe('an admin', () => {
  it('starts to process a pending order', () => {
    given(pending)
      .when('Admin', { orderStatus: 'Processing' })
      .toEqual([fact('ProcessingStarted', {})])
  })

  it('cannot skip a step; the refusal lists the allowed transitions', () => {
    given(pending)
      .when('Admin', { orderStatus: 'Shipped' })
      .toEqual({
        refusal: 'MoveIsImpossible',
        offered: ['Processing', 'Canceled'],
        details: { because: 'Only an order in processing can be dispatched' },
      })
  })

  it.each<[string, Omit<UpdateOrder, 'as'>]>([
    ['Shipped', { orderStatus: 'Shipped' }],
    ['dispatched', { shippingStatus: 'dispatched' }],
    ['both at once', { orderStatus: 'Shipped', shippingStatus: 'dispatched' }],
  ])('dispatches an order in process by setting %s', (_words, edit) => {
    given(processing)
      .when('Admin', edit)
      .toEqual([fact('OrderDispatched', {})])
  })

  it('makes two consecutive transitions in one edit', () => {
    given(processing)
      .when('Admin', { orderStatus: 'Shipped', shippingStatus: 'inTransit' })
      .toEqual([fact('OrderDispatched', {}), fact('TransitStarted', {})])
  })

  it('cannot set two statuses that do not go together', () => {
    given(pending)
      .when('Admin', { orderStatus: 'Processing', shippingStatus: 'dispatched' })
      .toMatchObject({ refusal: 'MoveIsImpossible' })
    given(inTransit)
      .when('Admin', { orderStatus: 'Delivered', shippingStatus: 'delayed', signedBy: 'Amina' })
      .toMatchObject({ refusal: 'MoveIsImpossible' })
  })

  it('cannot return an order to an earlier status', () => {
    given(processing)
      .when('Admin', { orderStatus: 'Pending' })
      .toMatchObject({ refusal: 'MoveIsImpossible', details: { because: 'An order never goes back a step' } })
    given(inTransit)
      .when('Admin', { shippingStatus: 'awaitingDispatch' })
      .toMatchObject({ refusal: 'MoveIsImpossible' })
    given(canceled)
      .when('Admin', { orderStatus: 'Pending' })
      .toMatchObject({ refusal: 'MoveIsImpossible', offered: [] })
  })

  it('changes nothing with an edit that repeats the current values', () => {
    given(inTransit)
      .when('Admin', {
        orderStatus: 'Shipped',
        shippingStatus: 'inTransit',
        paymentMethod: 'Cash on Delivery',
        signedBy: '',
      })
      .toEqual([])
  })

  it('cancels with the given reason, or with the default reason of the shop', () => {
    given(processing)
      .when('Admin', { orderStatus: 'Canceled', reason: 'The courier lost it' })
      .toEqual([fact('OrderCanceled', { reason: 'The courier lost it' })])
    given(processing)
      .when('Admin', { orderStatus: 'Canceled' })
      .toEqual([fact('OrderCanceled', { reason: 'canceled by the shop' })])
  })
})

describe('a delivery', () => {
  it('records the signature and collects the payment', () => {
    given(inTransit)
      .when('Admin', { orderStatus: 'Delivered', signedBy: 'Amina Daniels' })
      .toEqual([
        fact('OrderDelivered', { signedBy: 'Amina Daniels' }),
        fact('PaymentCollected', { amount: 69_800, paymentMethod: 'Cash on Delivery' }),
      ])
  })

  it('may also be reported by the shipping status', () => {
    given(inTransit)
      .when('Admin', { shippingStatus: 'delivered', signedBy: 'Gogo' })
      .toMatchObject([{ type: 'OrderDelivered' }, { type: 'PaymentCollected' }])
  })

  it.each([[undefined], ['']])('is refused when signed by %j', (signedBy) => {
    given(inTransit).when('Admin', { orderStatus: 'Delivered', signedBy }).toEqual({ refusal: 'SignatureIsMissing' })
  })

  it('is required for a new signature', () => {
    given(processing).when('Admin', { signedBy: 'Amina' }).toEqual({ refusal: 'SignatureWithoutDelivery' })
    given(delivered).when('Admin', { signedBy: 'Somebody else' }).toEqual({ refusal: 'SignatureWithoutDelivery' })
    given(delivered).when('Admin', { signedBy: 'Amina Daniels' }).toEqual([])
  })
})

describe('a customer', () => {
  it('cancels a pending order', () => {
    given(pending)
      .when('Customer', { orderStatus: 'Canceled' })
      .toEqual([fact('OrderCanceled', { reason: 'canceled by the customer' })])
  })

  it('cannot cancel an order in process', () => {
    given(processing)
      .when('Customer', { orderStatus: 'Canceled' })
      .toEqual({ refusal: 'OnlyWhilePending', details: { because: 'We are already packing it: ask us to stop it' } })
  })

  it.each<[Omit<UpdateOrder, 'as'>]>([
    [{ orderStatus: 'Processing' }],
    [{ orderStatus: 'Delivered', signedBy: 'Amina' }],
    [{ shippingStatus: 'dispatched' }],
    [{ orderStatus: 'Canceled', shippingStatus: 'delivered' }],
    [{ signedBy: 'Amina' }],
    [{ orderStatus: 'Canceled', signedBy: 'Amina' }],
    [{ paymentMethod: 'Card on delivery', signedBy: 'Amina' }],
  ])('cannot set %j', (edit) => {
    given(pending).when('Customer', edit).toEqual({ refusal: 'OnlyForAdmins' })
  })
})

it('a customer may send the signature that the order has', () => {
  given(delivered).when('Customer', { signedBy: 'Amina Daniels' }).toEqual([])
})

describe.each(['Admin', 'Customer'] as const)('the payment method, for %s', (as) => {
  it('may change while the order is pending', () => {
    given(pending)
      .when(as, { paymentMethod: 'Card on delivery' })
      .toEqual([fact('PaymentMethodChanged', { paymentMethod: 'Card on delivery' })])
  })

  it('cannot change afterwards', () => {
    given(processing).when(as, { paymentMethod: 'Card on delivery' }).toEqual({ refusal: 'OnlyWhilePending' })
  })
})

describe('an order in a final state', () => {
  const ends: [string, readonly OrderFact[], Omit<UpdateOrder, 'as'>, string][] = [
    ['rejected', rejected, { orderStatus: 'Canceled' }, 'It was not accepted'],
    ['canceled', canceled, { orderStatus: 'Canceled' }, 'It has already been cancelled'],
    [
      'canceled',
      canceled,
      { orderStatus: 'Canceled', shippingStatus: 'awaitingDispatch' },
      'It has already been cancelled',
    ],
    ['delivered', delivered, { orderStatus: 'Delivered', signedBy: 'Gogo' }, 'It has already been delivered'],
    ['delivered', delivered, { orderStatus: 'Delivered' }, 'It has already been delivered'],
    ['delivered', delivered, { shippingStatus: 'delivered', signedBy: 'Gogo' }, 'It has already been delivered'],
    ['delivered', delivered, { orderStatus: 'Canceled' }, 'A delivered order cannot be cancelled'],
  ]

  it.each(ends)('is %s, and refuses another final status', (_words, facts, edit, because) => {
    given(facts).when('Admin', edit).toEqual({ refusal: 'MoveIsImpossible', offered: [], details: { because } })
  })

  it.each([
    [rejected, 'It was not accepted'],
    [canceled, 'It has already been cancelled'],
  ])('cannot be cancelled by its customer either', (facts, because) => {
    given(facts)
      .when('Customer', { orderStatus: 'Canceled' })
      .toEqual({ refusal: 'OnlyWhilePending', details: { because } })
  })

  it('accepts an edit by its customer that repeats the current statuses', () => {
    given(delivered).when('Customer', { orderStatus: 'Delivered', shippingStatus: 'delivered' }).toEqual([])
  })

  it('accepts an edit that repeats the current shipping status', () => {
    given(canceled).when('Admin', { shippingStatus: 'awaitingDispatch' }).toEqual([])
  })
})

describe('an edit', () => {
  it('is refused if the editor saw an older revision', () => {
    given(processing).when('Admin', { orderStatus: 'Shipped', version: 1 }).toEqual({ refusal: 'OrderHasChanged' })
    given(processing)
      .when('Admin', { orderStatus: 'Shipped', version: 2 })
      .toEqual([fact('OrderDispatched', {})])
  })

  it('is refused if the order does not exist', () => {
    given([]).when('Admin', { orderStatus: 'Processing' }).toEqual({ refusal: 'OrderNotFound' })
  })

  it('is refused while the stock is being reserved', () => {
    const details = { because: 'Its stock is still being set aside' }
    given([placed]).when('Customer', { orderStatus: 'Canceled' }).toEqual({ refusal: 'OnlyWhilePending', details })
    given([placed])
      .when('Admin', { orderStatus: 'Processing' })
      .toEqual({ refusal: 'MoveIsImpossible', offered: [], details })
  })
})

describe('the outcome of a placed order', () => {
  it('is decided once', () => {
    expect(confirmOrder(order([placed]))).toEqual([fact('OrderConfirmed', {})])
    expect(rejectOrder(order([placed]), { product: 'Blue kettle', left: 1 })).toEqual([
      fact('OrderRejected', { product: 'Blue kettle', left: 1 }),
    ])
    expect(confirmOrder(order(pending))).toEqual([])
    expect(rejectOrder(order(pending), { product: 'Blue kettle', left: 1 })).toEqual([])
  })

  it('is a rejection if the stock was not reserved in time', () => {
    const expired = expireReservation(order([placed]))
    expect(expired).toEqual([{ type: 'OrderRejected', data: { reason: 'ReservationExpired' } }])
    expect(order([placed, ...expired])).toMatchObject({
      state: 'rejected',
      context: { rejected: { reason: 'ReservationExpired' } },
    })
  })

  it('does not expire after it is decided, or before the order is placed', () => {
    const soldOut = rejectOrder(order([placed]), { product: 'Blue kettle', left: 1 })
    for (const facts of [[], pending, processing, canceled, [placed, ...soldOut]]) {
      expect(expireReservation(order(facts))).toEqual([])
    }
  })

  it('has the order status Canceled if a product was out of stock', () => {
    const rejected = order([placed, fact('OrderRejected', { product: 'Blue kettle', left: 1 })])
    expect([orderStatusOf(rejected), shippingStatusOf(rejected)]).toEqual(['Canceled', 'awaitingDispatch'])
  })
})
