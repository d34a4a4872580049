import type { TrackedOrder } from '#ui-kit/screens/order/OrderColumns.tsx'
import type { PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import type { SummarizedOrder } from '#ui-kit/shop/order/admin/OrderSummary.tsx'
import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import type { OrderStatus, ShippingStatus } from '#ui-kit/shop/order/orderStatus.ts'

/** An order right after one of its facts, as its customer and an admin have it. */
export interface OrderMoment {
  /** The type of the fact. */
  type: string
  status: OrderStatus
  shippingStatus: ShippingStatus
  /** On the customer's page; missing until the shop has taken the order. */
  customer?: TrackedOrder
  /** On the admin's page. */
  admin: { order: SummarizedOrder; transitions: TransitionOption[] }
}

/** The fields of an order with their values, in the order in which they are shown. */
export type OrderFields = readonly (readonly [field: string, value: PlainValue])[]

export interface SentMail {
  subject: string
  html: string
}

/** The lines of an order, and what they add up to. */
export interface OrderedGoods {
  lines: OrderLine[]
  totals: OrderTotalsProps
}
