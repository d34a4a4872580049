import type { z } from 'zod'
import { inRand } from '#domain/kernel/money.ts'
import { news } from '#domain/kernel/timeline.ts'
import type { OrderAnswer } from '#domain/order/orderContract.ts'
import type { OrderLine } from '#domain/order/orderEvents.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { movesOf, withheldFrom } from '#domain/order/orderMoves.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'

export type PublicOrder = z.output<typeof OrderAnswer>

/** An order as answers carry it, money in rand; `undefined` before it was placed. */
export const orderAnswer = (id: string, order: Order): PublicOrder | undefined => {
  const { placed, reached, signedBy, collected } = order.context
  if (!placed) return undefined

  return {
    id,
    orderNumber: placed.orderNumber,
    customerId: placed.customerId,
    orderDate: reached.placed ?? '',
    orderStatus: orderStatusOf(order),
    shippingStatus: shippingStatusOf(order),
    signedBy,
    reason: reasonOf(order),
    paymentMethod: placed.paymentMethod,
    paymentCollected: inRand(collected),
    products: placed.lines.map(lineAnswer),
    subtotal: inRand(placed.subtotal),
    saving: inRand(placed.saving),
    deliveryFee: inRand(placed.deliveryFee),
    totalAmount: inRand(placed.total),
    shippingAddress: placed.shippingAddress,
    reached,
    version: order.revision,
    offered: movesOf(order),
    withheld: withheldFrom(order),
  }
}

/** Fields that follow from the others: a change of theirs is no news. */
export const derivedFields = ['version', 'offered', 'withheld'] as const satisfies (keyof PublicOrder)[]

/** What is another way in the answer, field by field. */
export const orderChanges = (id: string, before: Order, after: Order) =>
  news(orderAnswer(id, before), orderAnswer(id, after), derivedFields)

const reasonOf = ({ context: { reason, rejected } }: Order) => {
  if (!rejected) return reason
  return 'reason' in rejected ? rejections[rejected.reason] : `${rejected.product}: ${rejected.left} left`
}

const rejections = { ReservationExpired: 'Not set aside in time', CartWasOrdered: 'The cart had been ordered already' }

const lineAnswer = (line: OrderLine) => ({ ...line, price: inRand(line.price), total: inRand(line.total) })
