import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { aminasOrder, recordedFact } from '#domain/testing/fixtures.ts'
import type { OrderFact } from './orderEvents.ts'
import { orderMachine } from './orderMachine.ts'
import { orderFactTypes, orderSentence } from './orderTimeline.ts'

const [kettle] = aminasOrder.lines

it.each<[OrderFact, string]>([
  [fact('OrderPlaced', aminasOrder), 'placed the order: 2 pieces for R\u00a0698.00'],
  [
    fact('OrderPlaced', { ...aminasOrder, lines: kettle ? [{ ...kettle, count: 1 }] : [], total: 34_900 }),
    'placed the order: 1 piece for R\u00a0349.00',
  ],
  [fact('OrderConfirmed', {}), 'set the stock of every line aside and confirmed the order'],
  [fact('OrderRejected', { product: 'Blue kettle', left: 1 }), 'could not take the order: Blue kettle has 1 left'],
  [
    { type: 'OrderRejected', data: { reason: 'ReservationExpired' } },
    'could not take the order: its stock was not set aside in time',
  ],
  [
    { type: 'PaymentMethodChanged', data: { paymentMethod: 'Card on delivery' } },
    'changed the payment method to Card on delivery',
  ],
  [fact('ProcessingStarted', {}), 'started to process the order'],
  [fact('OrderDispatched', {}), 'handed the parcel to the courier'],
  [fact('TransitStarted', {}), 'reported the parcel on its way'],
  [fact('DeliveryDelayed', {}), 'reported a delay'],
  [fact('OrderDelivered', { signedBy: 'Gogo' }), 'delivered the order, signed for by Gogo'],
  [
    { type: 'PaymentCollected', data: { amount: 129_900, paymentMethod: 'Cash on Delivery' } },
    'collected R\u00a01\u00a0299.00 by Cash on Delivery',
  ],
  [fact('OrderCanceled', { reason: 'found it cheaper' }), 'cancelled the order: found it cheaper'],
  [fact('OrderCanceled', { reason: 'canceled by the shop' }), 'cancelled the order'],
])('$type is formatted as "%s"', (given, sentence) => {
  expect(orderSentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of the order machine has a sentence', () => {
  expect(orderFactTypes.toSorted()).toEqual([...new Set(transitionsOf(orderMachine).map(({ type }) => type))].sort())
})
