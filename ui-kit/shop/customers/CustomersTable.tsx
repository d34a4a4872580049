import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import { OnDesk, OnPhone } from '#ui-kit/elements/tableByWidth.ts'
import { font } from '#ui-kit/theme/font.ts'
import { CustomerBadges } from './CustomerBadges.tsx'
import { CustomerRowCard } from './CustomerRowCard.tsx'
import type { CustomerSort } from './customerFilter.ts'
import type { CustomerRow } from './customerRow.ts'

type CustomersTableProps = {
  customers: readonly CustomerRow[]
  sort: CustomerSort
}

/** Everybody who has an account, or had one: a table, or on phones one card each. */
export const CustomersTable = ({ customers, sort }: CustomersTableProps) => (
  <>
    <OnDesk>
      <Table caption="Customers" columns={columnsBy(sort)}>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <Who scope="row">
              <Anchor href={customer.href}>{customer.name}</Anchor>
              {customer.email && <Quiet>{customer.email}</Quiet>}
            </Who>
            <td>
              <CustomerBadges {...customer} />
            </td>
            <td data-numeric>{customer.orders}</td>
            <td data-numeric>{customer.spent}</td>
            <td>{customer.lastOrderAt ? <Moment at={customer.lastOrderAt} show="date" /> : '–'}</td>
            <td>
              <Moment at={customer.openedAt} show="date" />
            </td>
          </tr>
        ))}
      </Table>
    </OnDesk>
    <OnPhone aria-label="Customers">
      {customers.map((customer) => (
        <li key={customer.id}>
          <CustomerRowCard customer={customer} />
        </li>
      ))}
    </OnPhone>
  </>
)

const columns = [
  { key: 'name', label: 'Customer' },
  { key: 'status', label: 'Status and role' },
  { key: 'orders', label: 'Orders', numeric: true },
  { key: 'spent', label: 'Spent', numeric: true },
  { key: 'lastOrder', label: 'Last order' },
  { key: 'newest', label: 'Customer since' },
]

const columnsBy = (sort: CustomerSort) =>
  columns.map((column) => ({ ...column, sorted: column.key === sort ? ('descending' as const) : undefined }))

const Who = styled.th`
  max-width: 280px;

  && {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const Quiet = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(14)}
`
