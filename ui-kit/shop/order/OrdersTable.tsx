import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import { OnDesk, OnPhone } from '#ui-kit/elements/tableByWidth.ts'
import { type OrderRow, OrderRowCard } from './OrderRowCard.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** Everybody's orders: a table, or on phones one card each. */
export const OrdersTable = ({ orders }: { orders: readonly OrderRow[] }) => (
  <>
    <OnDesk>
      <Table caption="Orders" columns={columns}>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Anchor href={order.href}>{order.orderNumber}</Anchor>
            </th>
            <td>
              <Moment at={order.orderedAt} />
            </td>
            <Customer>{order.customer}</Customer>
            <td data-numeric>{order.total}</td>
            <td>
              <OrderStatusBadge status={order.status} />
            </td>
            <td>
              <OrderStatusBadge status={order.shippingStatus} />
            </td>
          </tr>
        ))}
      </Table>
    </OnDesk>
    <OnPhone aria-label="Orders">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRowCard order={order} />
        </li>
      ))}
    </OnPhone>
  </>
)

const columns = [
  { key: 'orderNumber', label: 'Order' },
  { key: 'orderedAt', label: 'Ordered' },
  { key: 'customer', label: 'Customer' },
  { key: 'total', label: 'Total', numeric: true },
  { key: 'status', label: 'Order status' },
  { key: 'shippingStatus', label: 'Shipping status' },
]

const Customer = styled.td`
  max-width: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
`
