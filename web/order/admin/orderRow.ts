import type { OrderRow } from '#ui-kit/shop/order/admin/OrderRowCard.tsx'
import { customerHref, managedOrderHref } from '#web/state/adminLinks.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

export type AdminListedOrder = AnswerOf<'GET order/all'>['orders'][number]

/** Props of a row in the admins' table of orders. */
export const orderRow = (order: AdminListedOrder): OrderRow => ({
  id: order.id,
  orderNumber: order.orderNumber,
  href: managedOrderHref(order.id),
  orderedAt: order.orderDate,
  customer: order.customerName,
  customerHref: customerHref(order.customerId),
  total: formatAmount(order.totalAmount),
  status: order.orderStatus,
  shippingStatus: order.shippingStatus,
  late: order.late,
})
