import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import { allowedTransitions } from '#domain/order/orderTransitions.ts'
import { aminasOrder, recordedFact } from '#domain/testing/fixtures.ts'
import { bulkMovesOf } from './bulkMoves.ts'

const confirmed = [fact('OrderPlaced', aminasOrder), fact('OrderConfirmed', {})]
const processing = [...confirmed, fact('ProcessingStarted', {})]
const dispatched = [...processing, fact('OrderDispatched', {})]
const inTransit = [...dispatched, fact('TransitStarted', {})]
const delayed = [...inTransit, fact('DeliveryDelayed', {})]
const delivered = [...dispatched, fact('OrderDelivered', { signedBy: 'Amina Daniels' })]
const canceled = [...confirmed, fact('OrderCanceled', { reason: 'found it cheaper' })]

it.each([
  { state: 'pending', history: confirmed },
  { state: 'processing', history: processing },
  { state: 'dispatched', history: dispatched },
  { state: 'in transit', history: inTransit },
  { state: 'delayed', history: delayed },
  { state: 'delivered', history: delivered },
  { state: 'canceled', history: canceled },
])(
  'an order that is $state is offered what the shop allows, but no delivery, which needs a signature',
  ({ history }) => {
    const order = replay(
      orderMachine,
      'order-7',
      history.map((each) => recordedFact(each)),
    )
    const state = { status: orderStatusOf(order), shippingStatus: shippingStatusOf(order) }

    expect(bulkMovesOf([state])).toEqual(allowedTransitions(order).filter((move) => move !== 'Delivered'))
  },
)

it('several orders are offered what at least one of them allows', () => {
  expect(
    bulkMovesOf([
      { status: 'Delivered', shippingStatus: 'delivered' },
      { status: 'Shipped', shippingStatus: 'inTransit' },
      { status: 'Pending', shippingStatus: 'awaitingDispatch' },
    ]),
  ).toEqual(['Processing', 'delayed', 'Canceled'])
})
