import { Table } from '#ui-kit/elements/Table.tsx'
import { OnDesk, OnPhone } from '#ui-kit/elements/tableByWidth.ts'
import { SelectAllBox } from '#ui-kit/shop/desk/SelectAllBox.tsx'
import { SortHead, sortedBy } from '#ui-kit/shop/desk/SortHead.tsx'
import { type Selecting, useRowSelection } from '#ui-kit/shop/desk/useRowSelection.ts'
import { type OrderRow, OrderRowCard } from './OrderRowCard.tsx'
import { OrderTableRow } from './OrderTableRow.tsx'
import type { OrderSort, OrderSortKey } from './orderFilter.ts'

export type OrdersTableProps = Selecting & {
  orders: readonly OrderRow[]
  sort: OrderSort
  onSort: (sort: OrderSort) => void
}

/** Everybody's orders: a table, or on phones one card each. In the boxes arrow keys walk, Shift takes rows along, Ctrl+A takes all, Escape none. */
export const OrdersTable = ({ orders, sort, onSort, ...selecting }: OrdersTableProps) => {
  const ids = orders.filter(({ gone }) => !gone).map(({ id }) => id)
  const { boxOf, onKeyDown } = useRowSelection(ids, selecting)
  const all = { key: 'box', label: <SelectAllBox noun="orders" ids={ids} {...selecting} /> }

  return (
    <>
      <OnDesk onKeyDown={onKeyDown}>
        <Table dense caption="Orders" columns={[all, ...headsFor(sort, onSort)]}>
          {orders.map((order) => (
            <OrderTableRow key={order.id} order={order} box={boxOf(order.id)} />
          ))}
        </Table>
      </OnDesk>
      <OnPhone aria-label="Orders">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRowCard order={order} box={boxOf(order.id)} />
          </li>
        ))}
      </OnPhone>
    </>
  )
}

type Column = { key: string; label: string; numeric?: boolean; by?: OrderSortKey }

const columns: readonly Column[] = [
  { key: 'orderNumber', label: 'Order' },
  { key: 'orderedAt', label: 'Ordered', by: 'orderedAt' },
  { key: 'customer', label: 'Customer' },
  { key: 'total', label: 'Total', numeric: true, by: 'total' },
  { key: 'status', label: 'Order status' },
  { key: 'shippingStatus', label: 'Shipping status' },
]

const headsFor = (sort: OrderSort, onSort: OrdersTableProps['onSort']) =>
  columns.map(({ key, label, numeric, by }) => ({
    key,
    numeric,
    label: by ? <SortHead downFirst label={label} by={by} sort={sort} onSort={onSort} /> : label,
    sorted: sortedBy(sort, key),
  }))
