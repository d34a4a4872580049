import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { type Slot, slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type UnfitBooking = { id: string; bookingNumber: string; href: string; slot: Slot; customerName: string }

/** The confirmed bookings that new working hours or days off leave outside: they stay until somebody settles them. */
export const UnfitBookings = ({ bookings }: { bookings: readonly UnfitBooking[] }) => (
  <Notice tone="warn" live title="These confirmed bookings no longer fit the new hours">
    <Stack gap={2}>
      <span>They stay as they are. Open each one, agree on another time with the customer, or cancel it.</span>
      <List>
        {bookings.map(({ id, bookingNumber, href, slot, customerName }) => (
          <li key={id}>
            <When>{slotName(slot.start)}</When> <Anchor href={href}>{bookingNumber}</Anchor> for {customerName}
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
