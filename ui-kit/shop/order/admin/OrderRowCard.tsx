import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import {
  RowCard,
  RowCardCheckbox,
  RowCardFigure,
  RowCardLine,
  RowCardLink,
  RowCardText,
} from '#ui-kit/shop/adminTable/RowCard.tsx'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import type { OrderStatus, ShippingStatus } from '#ui-kit/shop/order/orderStatus.ts'

export type OrderRow = {
  id: string
  orderNumber: string
  href: string
  /** ISO moment. */
  orderedAt: string
  customer: string
  /** The admin page of the customer. */
  customerHref: string
  /** Formatted. */
  total: string
  status: OrderStatus
  shippingStatus: ShippingStatus
  /** The order has been waiting for too long. */
  late?: boolean | undefined
  /** The order has changed and no longer matches the filter. */
  gone?: boolean | undefined
}

type OrderRowCardProps = {
  /** The order of this row. */
  order: OrderRow
  /** The checkbox that selects the row. */
  checkbox: ReactNode
  /** Whether the row is ticked. */
  selected: boolean
}

/** An order as a card, used instead of a table row on phones and tablets. */
export const OrderRowCard = ({ order, checkbox, selected }: OrderRowCardProps) => (
  <RowCard data-selected={selected || undefined}>
    <RowCardLine>
      <RowCardLink href={order.href}>{order.orderNumber}</RowCardLink>
      <Total>{order.total}</Total>
      {checkbox && <RowCardCheckbox>{checkbox}</RowCardCheckbox>}
    </RowCardLine>
    <RowCardLine>
      <RowCardText>{order.customer}</RowCardText>
      <Time>
        <Moment at={order.orderedAt} />
      </Time>
    </RowCardLine>
    <Badges>
      <OrderStatusBadge status={order.status} />
      {order.status !== 'Canceled' && <OrderStatusBadge status={order.shippingStatus} />}
      <OrderBadges {...order} />
    </Badges>
  </RowCard>
)

/** What the status of an order does not say. */
export const OrderBadges = ({ late, gone }: Pick<OrderRow, 'late' | 'gone'>) => (
  <>
    {late && <Badge tone="warn">Late</Badge>}
    {gone && <Badge tone="neutral">Not in this list any more</Badge>}
  </>
)

const Total = styled(RowCardFigure)`
  margin-left: auto;
`

const Time = styled(RowCardText)`
  flex: none;
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
