import type { orderRoutes } from '#api/order/orderRoutes.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { noAnswer } from './noAnswer.ts'
import type { Send } from './send.ts'

type OrderRoutes = Pick<ReturnType<typeof orderRoutes>, 'POST order/placeOrder' | 'POST order/update'>

/** The order request of one idempotency key. */
export interface PlaceRequest {
  customerId: string
  key: string
  orderId: string
  wanted: readonly CartLine[]
  /** The version of the cart that is ordered. */
  cartVersion?: number | undefined
}

type OrderEdit = { id: string } & Omit<Parameters<OrderRoutes['POST order/update']>[0]['querydata'], 'id'>

/** Places and edits orders as a buyer or an admin does, and logs every request and every answer. */
export const openOrderClient = ({ send, clientLog }: { send: Send<OrderRoutes>; clientLog: ClientLog }) => ({
  place: async ({ wanted, cartVersion, ...request }: PlaceRequest) => {
    const { orderId, key } = request
    clientLog.recordRequest(request, wanted)
    const querydata = { products: [...wanted], shippingAddress: aminasHouse, cartVersion }
    const answer = await send(
      `places ${orderId.slice(0, 6)}: ${wanted.map(({ productId, count }) => `${count} ${productId}`).join(', ')}`,
      (routes, requestContext) => routes['POST order/placeOrder']({ ...requestContext, querydata }),
      key,
    )
    if (answer === noAnswer) return noAnswer
    if (isRefusal(answer)) clientLog.recordOrderRefusal(orderId, answer.refusal)
    else {
      clientLog.recordPlaced(answer.result.id)
      clientLog.recordOrder(answer.result)
    }
    return answer
  },
  edit: async (querydata: OrderEdit, what: string) => {
    const answer = await send(what, (routes, requestContext) =>
      routes['POST order/update']({ ...requestContext, querydata }),
    )
    if (answer === noAnswer) return noAnswer
    if (isRefusal(answer)) clientLog.recordRefusal(answer.refusal)
    else for (const order of answer.result) clientLog.recordOrder(order)
    return answer
  },
})
