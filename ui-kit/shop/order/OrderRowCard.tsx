import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import type { RowBox } from '#ui-kit/shop/desk/useRowSelection.ts'
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
  /** Where the customer is looked at. */
  customerHref: string
  /** Formatted. */
  total: string
  status: OrderStatus
  shippingStatus: ShippingStatus
  /** It waits for too long already. */
  late?: boolean | undefined
  /** It has changed and no longer belongs to what is looked for. */
  gone?: boolean | undefined
}

/** A row of the orders table where there is no room for one. */
export const OrderRowCard = ({ order, box }: { order: OrderRow; box: RowBox }) => (
  <Sheet data-selected={box.checked || undefined}>
    <Line>
      <Cover href={order.href}>{order.orderNumber}</Cover>
      <Total>{order.total}</Total>
      {!order.gone && (
        <Box>
          <Checkbox labelHidden label={`Select ${order.orderNumber}`} {...box} />
        </Box>
      )}
    </Line>
    <Line>
      <Quiet>{order.customer}</Quiet>
      <When>
        <Moment at={order.orderedAt} />
      </When>
    </Line>
    <Badges>
      <OrderStatusBadge status={order.status} />
      {order.status !== 'Canceled' && <OrderStatusBadge status={order.shippingStatus} />}
      {order.late && <Badge tone="warn">Late</Badge>}
      {order.gone && <Badge tone="neutral">No longer here</Badge>}
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

  &[data-selected] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
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

// Above the link that covers the card.
const Box = styled.span`
  position: relative;
  z-index: 1;
  align-self: start;
  margin: -10px -8px;

  > label {
    padding-inline: 12px;
  }
`

const Total = styled.span`
  margin-left: auto;
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
