import { givenReason } from '#domain/order/defaultCancelReasons.ts'
import type { SummarizedOrder } from '#ui-kit/shop/order/admin/OrderSummary.tsx'
import { type Order, orderTotals } from '#web/order/orderProps.ts'
import { customerHref } from '#web/state/adminLinks.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { HistoryFact } from '#web/state/history/useLoadedFacts.ts'

export const orderSummaryProps = (order: Order, facts: readonly HistoryFact[]): SummarizedOrder => ({
  customer: {
    name: facts.find(({ actor }) => actor.id === order.customerId)?.actor.name ?? order.customerId,
    href: customerHref(order.customerId),
  },
  orderedAt: order.orderDate,
  total: formatAmount(order.totalAmount),
  count: orderTotals(order).count,
  paymentMethod: order.paymentMethod,
  collected: order.paymentCollected > 0 ? formatAmount(order.paymentCollected) : undefined,
  signedBy: order.signedBy || undefined,
  reason: givenReason(order.reason),
  address: order.shippingAddress,
})
