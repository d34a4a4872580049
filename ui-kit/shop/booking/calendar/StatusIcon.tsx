import { Ban, CalendarCheck, Check, Clock, type LucideIcon, UserX, X } from 'lucide-react'
import { styled } from 'styled-components'
import { type BookingStatus, bookingStatusBadges, bookingStatuses } from '#ui-kit/shop/booking/bookingStatus.ts'
import { font } from '#ui-kit/theme/font.ts'
import { blockTones } from './blockStyles.ts'

/** The sign of a status in the blocks of the calendar, where its word has no room. */
export const StatusIcon = ({ status }: { status: BookingStatus }) => (
  <Sign as={icons[status]} size={12} strokeWidth={2.5} aria-hidden />
)

/** Which sign and colour stand for which status. */
export const StatusLegend = () => (
  <Legend aria-label="Signs">
    {bookingStatuses.map((status) => (
      <Entry key={status} $status={status}>
        <StatusIcon status={status} />
        {bookingStatusBadges[status].label}
      </Entry>
    ))}
  </Legend>
)

const icons: Record<BookingStatus, LucideIcon> = {
  Requested: Clock,
  Confirmed: CalendarCheck,
  Completed: Check,
  NoShow: UserX,
  Declined: Ban,
  Canceled: X,
}

const Sign = styled.svg`
  display: inline-block;
  margin-inline-end: 3px;
  vertical-align: -1px;
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  color: var(--ink-2);
`

const Entry = styled.li<{ $status: BookingStatus }>`
  padding: 2px 8px;
  border: var(--border) solid var(--edge);
  border-inline-start: 4px solid;
  border-radius: var(--radius-1);
  color: var(--ink);
  ${font(12)}
  ${({ $status }) => blockTones[$status]}
`
