import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { Fulfilling } from './fulfilling.ts'

/** Keeps the shelf in step with the orders, and finishes what a crash left half done. */
export const reserveStock = ({ fulfil, release, ship, emptyCart }: Fulfilling) =>
  policy<OrderFact>({
    name: 'reserveStock',
    when: {
      OrderPlaced: (_, fact, deed) => fulfil(idOf(fact), deed),
      OrderConfirmed: (_, fact, deed) => emptyCart(idOf(fact), deed),
      OrderRejected: (_, fact, deed) => release(idOf(fact), deed),
      OrderCanceled: (_, fact, deed) => release(idOf(fact), deed),
      OrderDispatched: (_, fact, deed) => ship(idOf(fact), deed),
    },
  })
