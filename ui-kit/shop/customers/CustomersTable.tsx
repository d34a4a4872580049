import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { CellNote } from '#ui-kit/shop/adminTable/CellNote.ts'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { CustomerBadges } from './CustomerBadges.tsx'
import { CustomerRowCard } from './CustomerRowCard.tsx'
import type { CustomerSort } from './customerFilter.ts'
import type { CustomerRow } from './customerRow.ts'

type CustomersTableProps = {
  /** The customers on this page of the list. */
  customers: readonly CustomerRow[]
  /** The column that orders the list, and the direction. */
  sort: CustomerSort
}

/** All customers, erased ones included. */
export const CustomersTable = ({ customers, sort }: CustomersTableProps) => (
  <DataTable
    dense
    caption="Customers"
    rows={customers}
    columns={columns}
    sort={{ by: sort, descending: true }}
    card={(customer) => <CustomerRowCard customer={customer} />}
  />
)

const columns: readonly DataColumn<CustomerRow, CustomerSort>[] = [
  {
    key: 'name',
    label: 'Customer',
    isRowHeader: true,
    maxWidth: 280,
    wrap: true,
    cell: ({ href, name, email }) => (
      <>
        <Anchor href={href}>{name}</Anchor>
        {email && <CellNote>{email}</CellNote>}
      </>
    ),
  },
  { key: 'status', label: 'Status and role', cell: (customer) => <CustomerBadges {...customer} /> },
  { key: 'orders', label: 'Orders', sortKey: 'orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'spent', label: 'Spent', sortKey: 'spent', numeric: true, cell: ({ spent }) => spent },
  {
    key: 'lastOrder',
    label: 'Last order',
    sortKey: 'lastOrder',
    cell: ({ lastOrderAt }) => (lastOrderAt ? <Moment at={lastOrderAt} show="date" /> : '–'),
  },
  {
    key: 'newest',
    label: 'Customer since',
    sortKey: 'newest',
    cell: ({ openedAt }) => <Moment at={openedAt} show="date" />,
  },
]
