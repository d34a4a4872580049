import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { CartFact } from '#domain/cart/cartEvents.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { reservationLifetime } from '#domain/order/orderCommands.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { Fulfilling } from './fulfilling.ts'

/** Keeps the shelf in step with the orders, finishes what a crash left half done, and gives up what nobody can finish. */
export const reserveStock = ({ fulfil, giveBack, expire, ship }: Fulfilling) =>
  policy<OrderFact | ProductFact | CartFact>({
    name: 'reserveStock',
    when: {
      OrderPlaced: (_, fact, deed) => fulfil(idOf(fact), deed),
      OrderRejected: (_, fact, deed) => giveBack(idOf(fact), deed),
      OrderCanceled: (_, fact, deed) => giveBack(idOf(fact), deed),
      OrderDispatched: (_, fact, deed) => ship(idOf(fact), deed),
      StockReserved: ({ orderId }, _, deed) => giveBack(orderId, deed),
      CartOrdered: ({ orderId }, _, deed) => giveBack(orderId, deed),
    },
    after: {
      OrderPlaced: { seconds: reservationLifetime, react: (_, fact, deed) => expire(idOf(fact), deed) },
    },
  })
