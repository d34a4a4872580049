import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Disclosure } from '#ui-kit/elements/Disclosure.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import type { DayRow } from './figures.ts'

type DayTableProps = {
  /** Newest first. */
  days: readonly DayRow[]
}

/** The figures of the charts as a table; each day links to its orders. */
export const DayTable = ({ days }: DayTableProps) => (
  <Disclosure label="Day by day, in numbers">
    <Table caption="Orders, revenue and bookings by day" columns={columns} dense>
      {days.map(({ key, label, href, orders, canceled, revenue, averageOrder, bookings }) => (
        <tr key={key}>
          <th scope="row">
            <Anchor href={href}>{label}</Anchor>
          </th>
          <td data-numeric>{orders}</td>
          <td data-numeric>{canceled}</td>
          <td data-numeric>{revenue}</td>
          <td data-numeric>{averageOrder}</td>
          <td data-numeric>{bookings}</td>
        </tr>
      ))}
    </Table>
  </Disclosure>
)

const columns = [
  { key: 'day', label: 'Day' },
  { key: 'orders', label: 'Orders', numeric: true },
  { key: 'canceled', label: 'Canceled', numeric: true },
  { key: 'revenue', label: 'Revenue', numeric: true },
  { key: 'averageOrder', label: 'Average order', numeric: true },
  { key: 'bookings', label: 'Bookings', numeric: true },
]
