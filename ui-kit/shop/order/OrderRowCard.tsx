import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import type { OrderStatus, ShippingStatus } from './orderStatus.ts'

export type OrderRow = {
  id: string
  orderNumber: string
  href: string
  /** ISO moment. */
  orderedAt: string
  customer: string
  /** Formatted. */
  total: string
  status: OrderStatus
  shippingStatus: ShippingStatus
}

/** A row of the orders table where there is no room for one. */
export const OrderRowCard = ({ order }: { order: OrderRow }) => (
  <Sheet>
    <Line>
      <Cover href={order.href}>{order.orderNumber}</Cover>
      <Total>{order.total}</Total>
    </Line>
    <Line>
      <Quiet>{order.customer}</Quiet>
      <When>
        <Moment at={order.orderedAt} />
      </When>
    </Line>
    <Badges>
      <OrderStatusBadge status={order.status} />
      <OrderStatusBadge status={order.shippingStatus} />
    </Badges>
  </Sheet>
)

const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  ${tabular}
`

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
`

const Cover = styled(Anchor)`
  ${font(16, 600)}

  &::after {
    position: absolute;
    border-radius: var(--radius-2);
    content: '';
    inset: 0;
  }
`

const Total = styled.span`
  white-space: nowrap;
  ${font(16, 800)}
  ${tabular}
`

const Quiet = styled.span`
  min-width: 0;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}
`

const When = styled(Quiet)`
  flex: none;
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
