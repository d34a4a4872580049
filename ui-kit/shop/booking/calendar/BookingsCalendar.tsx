import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { addDays, dayRangeName, mondayOf } from '#ui-kit/shop/booking/slotTimes.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { Agenda } from './Agenda.tsx'
import { ProviderWeek } from './ProviderWeek.tsx'
import { StatusLegend } from './StatusIcon.tsx'
import { WeekGrid } from './WeekGrid.tsx'

/** Days beside each other, or a row for every provider. */
export type CalendarLayout = 'days' | 'providers'

export type BookingsCalendarProps = {
  /** The Monday of the shown week: `2026-11-23`. */
  week: string
  /** The day in South Africa. */
  today: string
  /** The bookings of the week. */
  bookings: readonly BookingRow[]
  /** Whether the week is a grid or a list. */
  layout: CalendarLayout
  /** Called with the layout that was chosen. */
  onLayout: (layout: CalendarLayout) => void
  /** Shows the week with this Monday. */
  onWeek: (week: string) => void
  /** The address of the table with the bookings of one day. */
  hrefForDay: (day: string) => string
}

/** The bookings of one week; on phones a list by day. */
export const BookingsCalendar = (props: BookingsCalendarProps) => {
  const { week, today, bookings, layout, onLayout, onWeek } = props
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(week, count))
  const isThisWeek = days.includes(today)

  return (
    <Stack gap={4}>
      <Row justify="space-between" wrap>
        <Row gap={1}>
          <IconButton
            label="Week before"
            icon={<ChevronLeft size={22} aria-hidden />}
            onClick={() => onWeek(addDays(week, -7))}
          />
          <Heading level={2} size={16} aria-live="polite">
            {dayRangeName(week, addDays(week, 6))}
          </Heading>
          <IconButton
            label="Week after"
            icon={<ChevronRight size={22} aria-hidden />}
            onClick={() => onWeek(addDays(week, 7))}
          />
        </Row>
        <Row gap={2}>
          <Button size="small" kind="secondary" disabled={isThisWeek} onClick={() => onWeek(mondayOf(today))}>
            This week
          </Button>
          <Layouts role="group" aria-label="Layout">
            <Button size="small" kind="secondary" aria-pressed={layout === 'days'} onClick={() => onLayout('days')}>
              By day
            </Button>
            <Button
              size="small"
              kind="secondary"
              aria-pressed={layout === 'providers'}
              onClick={() => onLayout('providers')}
            >
              By provider
            </Button>
          </Layouts>
        </Row>
      </Row>
      <DesktopOnly>
        {layout === 'days' ? <WeekGrid {...props} days={days} /> : <ProviderWeek {...props} days={days} />}
        <StatusLegend />
      </DesktopOnly>
      <PhoneOnly>
        <Agenda bookings={bookings} days={days} today={today} />
      </PhoneOnly>
    </Stack>
  )
}

const Layouts = styled.div`
  display: flex;
  gap: var(--space-1);

  [aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  ${phone} {
    display: none;
  }
`

const DesktopOnly = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  ${phone} {
    display: none;
  }
`

const PhoneOnly = styled.div`
  ${desktop} {
    display: none;
  }
`
