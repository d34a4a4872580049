import { policy } from '#api/policies/policy.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { reservationLifetime } from '#domain/order/orderCommands.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { OrderFulfilment } from './orderFulfilment.ts'

/**
 * Reserves, releases and ships stock as orders change, finishes what a crash interrupted, and rejects an order whose stock was not
 * reserved in time. Checkpoints and facts contain the name of the policy: it must not change.
 */
export const fulfilOrders = ({ fulfil, releaseReservation, expire, ship }: OrderFulfilment) =>
  policy<OrderFact | ProductFact | CartFact>({
    name: 'reserveStock',
    withoutData: ['OrderPlaced'],
    when: {
      OrderPlaced: (_, fact, context) => fulfil(recordIdOf(fact), context),
      OrderRejected: (_, fact, context) => releaseReservation(recordIdOf(fact), context),
      OrderCanceled: (_, fact, context) => releaseReservation(recordIdOf(fact), context),
      OrderDispatched: (_, fact, context) => ship(recordIdOf(fact), context),
      StockReserved: ({ orderId }, _, context) => releaseReservation(orderId, context),
      CartOrdered: ({ orderId }, _, context) => releaseReservation(orderId, context),
    },
    after: {
      OrderPlaced: { seconds: reservationLifetime, react: (_, fact, context) => expire(recordIdOf(fact), context) },
    },
  })
