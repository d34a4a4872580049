import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type OrderStatus, type ShippingStatus, statusLooks } from './orderStatus.ts'

type OrderStatusBadgeProps = { status: OrderStatus | ShippingStatus }

/** An order's or a parcel's status, in words and colour. */
export const OrderStatusBadge = ({ status }: OrderStatusBadgeProps) => (
  <Badge tone={statusLooks[status].tone}>{statusLooks[status].words}</Badge>
)
