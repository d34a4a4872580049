import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type OrderStatus, orderStatusBadges, type ShippingStatus } from './orderStatus.ts'

type OrderStatusBadgeProps = {
  /** Where the order or its parcel stands. */
  status: OrderStatus | ShippingStatus
}

/** A badge for an order status or a shipping status. */
export const OrderStatusBadge = ({ status }: OrderStatusBadgeProps) => (
  <Badge tone={orderStatusBadges[status].tone}>{orderStatusBadges[status].label}</Badge>
)
