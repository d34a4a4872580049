import type { z } from 'zod'
import { toRand } from '#domain/kernel/money.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import type { OrderResponse } from '#domain/order/orderContract.ts'
import type { OrderLine } from '#domain/order/orderEvents.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import { orderStatusOf, shippingStatusOf } from '#domain/order/orderStatus.ts'
import { allowedTransitions, blockedTransitions } from '#domain/order/orderTransitions.ts'

export type OrderView = z.output<typeof OrderResponse>

/** An order as the API returns it, money in rand; `undefined` before it is placed. */
export const orderView = (id: string, order: Order): OrderView | undefined => {
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
    paymentCollected: toRand(collected),
    products: placed.lines.map(lineView),
    subtotal: toRand(placed.subtotal),
    saving: toRand(placed.saving),
    deliveryFee: toRand(placed.deliveryFee),
    totalAmount: toRand(placed.total),
    shippingAddress: placed.shippingAddress,
    reached,
    version: order.revision,
    offered: allowedTransitions(order),
    withheld: blockedTransitions(order),
  }
}

/** Fields that are computed from others: a history does not list their changes. */
export const derivedOrderFields = ['version', 'offered', 'withheld'] as const satisfies (keyof OrderView)[]

/** What differs between two states of an order, field by field, as the API returns them. */
export const orderChanges = (id: string, before: Order, after: Order) =>
  differenceWithoutDerived(orderView(id, before), orderView(id, after), derivedOrderFields)

const reasonOf = ({ context: { reason, rejected } }: Order) => {
  if (!rejected) return reason
  return 'reason' in rejected ? rejectionReasons[rejected.reason] : `${rejected.product}: ${rejected.left} left`
}

const rejectionReasons = {
  ReservationExpired: 'Not set aside in time',
  CartWasOrdered: 'The cart had already been ordered',
}

const lineView = (line: OrderLine) => ({ ...line, price: toRand(line.price), total: toRand(line.total) })
