import { CalendarPlus, Check, MessageCircle } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import {
  ConfirmationActions,
  ConfirmationFacts,
  ConfirmationPanel,
  ConfirmationSign,
} from '#ui-kit/elements/confirmationStyles.ts'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { longDayName, type Slot, slotDay, slotSpan, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type RequestedBooking = {
  bookingNumber: string
  providerName: string
  slot: Slot
  /** Until when the customer can change or cancel it, an ISO moment. */
  changeableUntil: string
  /** Downloads the booking as an .ics file. */
  onCalendar: () => void
  /** A wa.me link to the provider with the beginning of the message filled in. */
  whatsAppHref: string
  bookingsHref: string
}

/** The confirmation of a booking that was just requested, with the next steps. */
export const BookingRequestedPanel = ({
  booking,
}: {
  /** The booking that was just requested. */
  booking: RequestedBooking
}) => {
  const headingId = useId()
  const panel = useFocusOnArrival()
  const { providerName, slot } = booking

  return (
    <ConfirmationPanel ref={panel} tabIndex={-1} aria-labelledby={headingId}>
      <ConfirmationSign>
        <Check size={32} strokeWidth={3} aria-hidden />
      </ConfirmationSign>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size={24} id={headingId}>
            Thank you, your booking is requested
          </Heading>
          <Text size={18} tone="ink-2">
            {longDayName(slotDay(slot.start))}, <Time>{slotSpan(slot)}</Time>, with {providerName}.
          </Text>
        </Stack>
        <ConfirmationFacts>
          <div>
            <dt>Booking number</dt>
            <dd>{booking.bookingNumber}</dd>
          </div>
        </ConfirmationFacts>
        <Stack gap={2}>
          <Heading level={3} size={16}>
            What happens next
          </Heading>
          <Steps>
            <li>We ask {providerName}, and e-mail you once the booking is confirmed.</li>
            <li>
              Until {longDayName(slotDay(booking.changeableUntil))}, {slotTime(booking.changeableUntil)}, you can change
              or cancel it yourself.
            </li>
            <li>You pay at the door. Nothing is charged now.</li>
          </Steps>
        </Stack>
        <ConfirmationActions>
          <Button href={booking.bookingsHref}>See my bookings</Button>
          <Button kind="secondary" onClick={booking.onCalendar} icon={<CalendarPlus size={20} aria-hidden />}>
            Add to calendar
          </Button>
          <Button
            kind="secondary"
            href={booking.whatsAppHref}
            target="_blank"
            rel="noopener"
            icon={<MessageCircle size={20} aria-hidden />}
          >
            WhatsApp
          </Button>
        </ConfirmationActions>
      </Stack>
    </ConfirmationPanel>
  )
}

// The button of the form that was pressed is gone: whoever uses the keyboard goes on from here.
const useFocusOnArrival = () => {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return panel
}

const Time = styled.span`
  white-space: nowrap;
`

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding-inline-start: 1.4em;
  list-style: decimal;
  overflow-wrap: anywhere;

  li::marker {
    ${font(16, 600)}
  }
`
