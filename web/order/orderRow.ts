import type { OrderRow } from '#ui-kit/shop/order/OrderRowCard.tsx'
import type { AnswerOf } from '#web/client/calls.ts'
import { written } from './orderProps.ts'

export type DeskOrder = AnswerOf<'GET order/all'>['orders'][number]

/** An order as the admins' table shows it. */
export const orderRow = (order: DeskOrder): OrderRow => ({
  id: order.id,
  orderNumber: order.orderNumber,
  href: `/Orders_Management/${order.id}`,
  orderedAt: order.orderDate,
  customer: order.customerName,
  customerHref: `/Customers_Management/${order.customerId}`,
  total: written(order.totalAmount),
  status: order.orderStatus,
  shippingStatus: order.shippingStatus,
  late: order.late,
})
