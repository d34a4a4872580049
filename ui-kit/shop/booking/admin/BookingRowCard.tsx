import { styled } from 'styled-components'
import { RowCard, RowCardLine, RowCardLink, RowCardText } from '#ui-kit/shop/adminTable/RowCard.tsx'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import { shortDayName, slotDay, slotSpan } from '#ui-kit/shop/booking/slotTimes.ts'
import { font } from '#ui-kit/theme/font.ts'
import type { BookingRow } from './bookingRow.ts'

/** A booking as a card, used instead of a table row on phones and tablets. */
export const BookingRowCard = ({
  booking,
}: {
  /** The booking of this row. */
  booking: BookingRow
}) => (
  <RowCard>
    <RowCardLine>
      <RowCardLink href={booking.href}>{booking.bookingNumber}</RowCardLink>
      <BookingStatusBadge status={booking.status} />
    </RowCardLine>
    <When>
      {shortDayName(slotDay(booking.slot.start))}, {slotSpan(booking.slot)}
    </When>
    <RowCardText>
      {booking.providerName}, {booking.profession}
    </RowCardText>
    <RowCardText>for {booking.customerName}</RowCardText>
  </RowCard>
)

const When = styled.span`
  ${font(16, 800)}
`
