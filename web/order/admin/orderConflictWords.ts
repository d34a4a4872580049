import type { ConcurrentWords } from '#web/state/history/concurrentChange.ts'
import { formatOrderChanges } from './formatOrderChanges.ts'

/** How changes of an order by others are told. */
export const orderConflictWords: ConcurrentWords = {
  texts: {
    PaymentMethodChanged: 'changed the payment method of this order',
    ProcessingStarted: 'started processing this order',
    OrderDispatched: 'dispatched this order',
    TransitStarted: 'reported this order in transit',
    DeliveryDelayed: 'reported a delay of this order',
    OrderDelivered: 'delivered this order',
    OrderCanceled: 'cancelled this order',
  },
  describeChanges: formatOrderChanges,
}
