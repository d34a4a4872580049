import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { CellNote } from '#ui-kit/shop/adminTable/CellNote.ts'
import { type DataColumn, DataTable } from '#ui-kit/shop/adminTable/DataTable.tsx'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import { shortDayName, slotDay, slotSpan } from '#ui-kit/shop/booking/slotTimes.ts'
import { BookingRowCard } from './BookingRowCard.tsx'
import type { BookingSort, BookingSortKey } from './bookingFilter.ts'
import type { BookingRow } from './bookingRow.ts'

type BookingsTableProps = {
  /** The bookings on this page of the list. */
  bookings: readonly BookingRow[]
  /** The column that orders the list, and the direction. */
  sort: BookingSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: BookingSort) => void
}

/** The bookings of all customers. */
export const BookingsTable = ({ bookings, sort, onSort }: BookingsTableProps) => (
  <DataTable
    dense
    caption="Bookings"
    rows={bookings}
    columns={columns}
    card={(booking) => <BookingRowCard booking={booking} />}
    sort={sort}
    onSort={onSort}
  />
)

const columns: readonly DataColumn<BookingRow, BookingSortKey>[] = [
  {
    key: 'bookingNumber',
    label: 'Booking',
    isRowHeader: true,
    cell: ({ href, bookingNumber }) => <Anchor href={href}>{bookingNumber}</Anchor>,
  },
  {
    key: 'start',
    label: 'Visit',
    sortKey: 'start',
    cell: ({ slot }) => (
      <>
        {shortDayName(slotDay(slot.start))}, <Time>{slotSpan(slot)}</Time>
      </>
    ),
  },
  {
    key: 'provider',
    label: 'Service provider',
    minWidth: 160,
    maxWidth: 230,
    wrap: true,
    cell: ({ providerHref, providerName, profession }) => (
      <>
        <Anchor href={providerHref}>{providerName}</Anchor>
        <CellNote>{profession}</CellNote>
      </>
    ),
  },
  {
    key: 'customer',
    label: 'Customer',
    maxWidth: 200,
    cut: true,
    title: ({ customerName }) => customerName,
    cell: ({ customerHref, customerName }) => <Anchor href={customerHref}>{customerName}</Anchor>,
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <BookingStatusBadge status={status} />,
  },
  {
    key: 'requestedAt',
    label: 'Requested',
    sortKey: 'requestedAt',
    cell: ({ requestedAt }) => <Moment at={requestedAt} />,
  },
]

const Time = styled.strong`
  white-space: nowrap;
`
