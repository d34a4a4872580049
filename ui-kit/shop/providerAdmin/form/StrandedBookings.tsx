import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import { type Slot, slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type StrandedBooking = {
  id: string
  bookingNumber: string
  href: string
  slot: Slot
  customerName: string
  status: BookingStatus
}

/** The bookings to come outside of the working hours: they stay until somebody settles them. */
export const StrandedBookings = ({ bookings }: { bookings: readonly StrandedBooking[] }) => (
  <Notice
    tone="warn"
    live
    title={
      bookings.length === 1 ? '1 booking does not fit the hours' : `${bookings.length} bookings do not fit the hours`
    }
  >
    <Stack gap={2}>
      <span>They stay as they are. Open each one and agree on another time with the customer, or cancel it.</span>
      <List>
        {bookings.map(({ id, bookingNumber, href, slot, customerName, status }) => (
          <li key={id}>
            <When>{slotName(slot.start)}</When>
            <span>
              <Anchor href={href}>{bookingNumber}</Anchor> for {customerName}
            </span>
            <BookingStatusBadge status={status} />
          </li>
        ))}
      </List>
    </Stack>
  </Notice>
)

const List = styled.ul`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
    border-top: var(--border) solid color-mix(in srgb, var(--warn) 35%, transparent);
  }
  a {
    text-decoration: underline;
  }
`

const When = styled.strong`
  ${font(14, 800)}
  ${tabular}
`
