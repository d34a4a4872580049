import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { longDayName, shortDayName, slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { DayBlocks, hourHeight } from './DayBlocks.tsx'
import { minuteOfDay } from './layOutDay.ts'

type WeekGridProps = {
  /** The seven days of the week: '2026-11-23'. */
  days: readonly string[]
  today: string
  bookings: readonly BookingRow[]
  /** The address of the table with the bookings of one day. */
  hrefForDay: (day: string) => string
}

/** A column for every day and a line for every hour; bookings at the same time stand side by side. */
export const WeekGrid = ({ days, today, bookings, hrefForDay }: WeekGridProps) => {
  const { from, to } = shownHours(bookings)
  const hours = Array.from({ length: to - from }, (_, index) => from + index)

  return (
    <Frame role="region" aria-label="Bookings by day" tabIndex={0}>
      <Grid>
        <Hours aria-hidden>
          {hours.map((hour) => (
            <Hour key={hour}>{String(hour).padStart(2, '0')}:00</Hour>
          ))}
        </Hours>
        <Days>
          {days.map((day) => (
            <Day key={day} $hours={hours.length} data-today={day === today || undefined}>
              <DayName>
                <span aria-hidden>{shortDayName(day)}</span>
                <VisuallyHidden>{longDayName(day)}</VisuallyHidden>
              </DayName>
              <DayBlocks
                bookings={bookings.filter(({ slot }) => slotDay(slot.start) === day)}
                firstMinute={from * 60}
                dayHref={hrefForDay(day)}
              />
            </Day>
          ))}
        </Days>
      </Grid>
    </Frame>
  )
}

// From 8 to 18 o'clock at least, and every hour that holds a booking.
const shownHours = (bookings: readonly BookingRow[]) => ({
  from: Math.min(8, ...bookings.map(({ slot }) => Math.floor(minuteOfDay(slot.start) / 60))),
  to: Math.max(18, ...bookings.map(({ slot }) => Math.ceil((minuteOfDay(slot.start) + slot.minutes) / 60))),
})

const Frame = styled.div`
  position: relative;
  max-height: 80vh;
  overflow: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

const Grid = styled.div`
  display: grid;
  min-width: 700px;
  grid-template-columns: 56px minmax(0, 1fr);
`

const headHeight = 40

const Hours = styled.div`
  padding-top: ${headHeight}px;
`

const Hour = styled.span`
  display: block;
  height: ${hourHeight}px;
  padding-inline-end: var(--space-2);
  color: var(--ink-3);
  text-align: end;
  translate: 0 -8px;
  ${font(12)}
  ${tabular}

  &:first-child {
    visibility: hidden;
  }
`

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`

const Day = styled.li<{ $hours: number }>`
  border-inline-start: var(--border) solid var(--line);

  &[data-today] {
    background: color-mix(in srgb, var(--brand-tint) 45%, transparent);
  }
  > div {
    height: ${({ $hours }) => $hours * hourHeight}px;
  }
`

const DayName = styled.h3`
  position: sticky;
  z-index: 2;
  top: 0;
  display: grid;
  height: ${headHeight}px;
  place-items: center;
  border-bottom: var(--border) solid var(--line);
  background: var(--sunk);
  ${font(14, 600)}

  [data-today] > & {
    background: var(--brand);
    color: var(--on-brand);
  }
`
