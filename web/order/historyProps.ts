import type { GlancedOrder } from '#ui-kit/shop/order/OrderGlance.tsx'
import { statusLooks } from '#ui-kit/shop/order/orderStatus.ts'
import type { ToldFact } from '#web/client/recordHistory.ts'
import { type Order, orderTotals, written } from './orderProps.ts'

export const glancedOrder = (order: Order, facts: readonly ToldFact[]): GlancedOrder => ({
  customer: {
    name: facts[0]?.actor.name ?? order.customerId,
    href: `/Customers_Management/${order.customerId}`,
  },
  orderedAt: order.orderDate,
  total: written(order.totalAmount),
  count: orderTotals(order).count,
  paymentMethod: order.paymentMethod,
  collected: order.paymentCollected > 0 ? written(order.paymentCollected) : undefined,
  signedBy: order.signedBy || undefined,
  reason: order.reason || undefined,
  address: order.shippingAddress,
})

/** Every field of an order in the shop's words. */
export const fieldsOf = (order: Order): [field: string, value: string | number | null][] => {
  const { count, ...sums } = orderTotals(order)
  const { recipientName, suburb, city } = order.shippingAddress
  return [
    ['Order status', statusLooks[order.orderStatus].words],
    ['Shipping status', statusLooks[order.shippingStatus].words],
    ['Payment method', order.paymentMethod],
    ['Signed by', order.signedBy || null],
    ['Reason', order.reason || null],
    ['Items', count],
    ['Subtotal', sums.subtotal],
    ['Saving', sums.saving ?? null],
    ['Delivery', sums.delivery],
    ['Total', sums.total],
    ['Collected', order.paymentCollected > 0 ? written(order.paymentCollected) : null],
    ['Deliver to', `${recipientName}, ${suburb}, ${city}`],
  ]
}
