import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { BookingRowCard } from '#ui-kit/shop/booking/admin/BookingRowCard.tsx'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { longDayName, slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'

type AgendaProps = {
  /** The seven days of the week: '2026-11-23'. */
  days: readonly string[]
  today: string
  bookings: readonly BookingRow[]
}

/** The bookings of a week as a list by day, for phones. */
export const Agenda = ({ days, today, bookings }: AgendaProps) => (
  <Stack as="ol" gap={5}>
    {days.map((day) => (
      <li key={day}>
        <Stack gap={2}>
          <DayHeading level={3} size={16} data-today={day === today || undefined}>
            {day === today && 'Today, '}
            {longDayName(day)}
          </DayHeading>
          <DayList bookings={bookings.filter(({ slot }) => slotDay(slot.start) === day)} />
        </Stack>
      </li>
    ))}
  </Stack>
)

const DayList = ({ bookings }: { bookings: readonly BookingRow[] }) =>
  bookings.length === 0 ? (
    <Text size={14} tone="ink-3">
      No bookings
    </Text>
  ) : (
    <Stack as="ul" gap={2}>
      {bookings
        .toSorted((one, other) => one.slot.start.localeCompare(other.slot.start))
        .map((booking) => (
          <li key={booking.id}>
            <BookingRowCard booking={booking} />
          </li>
        ))}
    </Stack>
  )

const DayHeading = styled(Heading)`
  &[data-today] {
    color: var(--brand);
  }
`
