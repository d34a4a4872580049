import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import type { RowSelectionProps } from '#ui-kit/shop/adminTable/useRowSelection.ts'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import { OrderBadges, type OrderRow, OrderRowCard } from './OrderRowCard.tsx'
import type { OrderSort, OrderSortKey } from './orderFilter.ts'

export type OrdersTableProps = RowSelectionProps & {
  /** The orders on this page of the list. */
  orders: readonly OrderRow[]
  /** The column that orders the list, and the direction. */
  sort: OrderSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: OrderSort) => void
}

/** The orders of all customers. */
export const OrdersTable = ({ orders, sort, onSort, ...selection }: OrdersTableProps) => (
  <DataTable
    dense
    descendingFirst
    caption="Orders"
    rows={orders}
    columns={columns}
    card={(order, checkbox, isSelected) => <OrderRowCard order={order} checkbox={checkbox} selected={isSelected} />}
    sort={sort}
    onSort={onSort}
    selection={{
      ...selection,
      noun: 'orders',
      nameOf: ({ orderNumber }) => orderNumber,
      isSelectable: ({ gone }) => !gone,
    }}
  />
)

const columns: readonly DataColumn<OrderRow, OrderSortKey>[] = [
  {
    key: 'orderNumber',
    label: 'Order',
    isRowHeader: true,
    cell: ({ href, orderNumber }) => <Anchor href={href}>{orderNumber}</Anchor>,
  },
  { key: 'orderedAt', label: 'Ordered', sortKey: 'orderedAt', cell: ({ orderedAt }) => <Moment at={orderedAt} /> },
  {
    key: 'customer',
    label: 'Customer',
    maxWidth: 220,
    cut: true,
    title: ({ customer }) => customer,
    cell: ({ customerHref, customer }) => <Anchor href={customerHref}>{customer}</Anchor>,
  },
  { key: 'total', label: 'Total', sortKey: 'total', numeric: true, cell: ({ total }) => total },
  {
    key: 'status',
    label: 'Order status',
    cell: (order) => (
      <Badges>
        <OrderStatusBadge status={order.status} />
        <OrderBadges {...order} />
      </Badges>
    ),
  },
  {
    key: 'shippingStatus',
    label: 'Shipping status',
    cell: ({ status, shippingStatus }) => (status === 'Canceled' ? '–' : <OrderStatusBadge status={shippingStatus} />),
  },
]

const Badges = styled.span`
  display: inline-flex;
  gap: var(--space-1);
`
