import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import type { RowBox } from '#ui-kit/shop/desk/useRowSelection.ts'
import type { OrderRow } from './OrderRowCard.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

type OrderTableRowProps = { order: OrderRow; box: RowBox }

/** One line of the table of orders. */
export const OrderTableRow = ({ order, box }: OrderTableRowProps) => (
  <tr data-selected={box.checked || undefined}>
    <td>{!order.gone && <Checkbox labelHidden label={`Select ${order.orderNumber}`} {...box} />}</td>
    <th scope="row">
      <Anchor href={order.href}>{order.orderNumber}</Anchor>
    </th>
    <td>
      <Moment at={order.orderedAt} />
    </td>
    <Customer title={order.customer}>
      <Anchor href={order.customerHref}>{order.customer}</Anchor>
    </Customer>
    <td data-numeric>{order.total}</td>
    <td>
      <Badges>
        <OrderStatusBadge status={order.status} />
        {order.late && <Badge tone="warn">Late</Badge>}
        {order.gone && <Badge tone="neutral">No longer here</Badge>}
      </Badges>
    </td>
    <td>{order.status === 'Canceled' ? '–' : <OrderStatusBadge status={order.shippingStatus} />}</td>
  </tr>
)

const Customer = styled.td`
  max-width: 220px;
  overflow: hidden;
  text-overflow: ellipsis;
`

const Badges = styled.span`
  display: inline-flex;
  gap: var(--space-1);
`
