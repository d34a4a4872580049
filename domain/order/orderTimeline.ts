import { formatRand } from '#domain/kernel/money.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import { givenReason } from './defaultCancelReasons.ts'
import type { OrderFact, Rejection } from './orderEvents.ts'

const sentences = {
  OrderPlaced: ({ total, lines }) => `placed the order: ${formatPieces(lines)} for ${formatRand(total)}`,
  OrderConfirmed: () => 'set the stock of every line aside and confirmed the order',
  OrderRejected: (rejection) => `could not take the order: ${rejectionReason(rejection)}`,
  PaymentMethodChanged: ({ paymentMethod }) => `changed the payment method to ${paymentMethod}`,
  ProcessingStarted: () => 'started to process the order',
  OrderDispatched: () => 'handed the parcel to the courier',
  TransitStarted: () => 'reported the parcel on its way',
  DeliveryDelayed: () => 'reported a delay',
  OrderDelivered: ({ signedBy }) => `delivered the order, signed for by ${signedBy}`,
  PaymentCollected: ({ amount, paymentMethod }) => `collected ${formatRand(amount)} by ${paymentMethod}`,
  OrderCanceled: ({ reason }) => (givenReason(reason) ? `cancelled the order: ${reason}` : 'cancelled the order'),
} satisfies Sentences<OrderFact>

export const orderSentence = sentenceFormatter<OrderFact>(sentences)

export const orderFactTypes = Object.keys(sentences)

const rejectionReason = (rejection: Rejection) =>
  'reason' in rejection ? rejectionReasons[rejection.reason] : `${rejection.product} has ${rejection.left} left`

const rejectionReasons = {
  ReservationExpired: 'its stock was not set aside in time',
  CartWasOrdered: 'its cart had already been ordered',
}

const formatPieces = (lines: readonly { count: number }[]) => {
  const count = lines.reduce((total, line) => total + line.count, 0)
  return count === 1 ? '1 piece' : `${count} pieces`
}
