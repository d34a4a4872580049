import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { allBookings, longBookingRow } from '#stories/shop/booking/admin/allBookings.ts'
import { storyToday } from '#stories/shop/booking/slots/freeWeek.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BookingsManagementScreen } from '#ui-kit/screens/booking/BookingsManagementScreen.tsx'
import { type BookingFilter, emptyBookingFilter } from '#ui-kit/shop/booking/admin/bookingFilter.ts'
import type { BookingsCalendarProps } from '#ui-kit/shop/booking/calendar/BookingsCalendar.tsx'

const week: Omit<BookingsCalendarProps, 'bookings'> = {
  week: storyToday,
  today: '2026-11-24',
  layout: 'days',
  onLayout: fn(),
  onWeek: fn(),
  hrefForDay: (day: string) => `/Bookings_Management?since=${day}&until=${day}`,
}

const meta = preview.meta({
  title: 'Screens/Admin/BookingsManagementScreen',
  component: BookingsManagementScreen,
  args: {
    bookings: allBookings,
    totalCount: 148,
    filter: emptyBookingFilter as BookingFilter,
    onFilter: fn(),
    sort: { by: 'start', descending: false } as const,
    onSort: fn(),
    page: 1,
    pages: 3,
    hrefFor: (page: number) => `/Bookings_Management?page=${page}`,
    tableHref: '/Bookings_Management',
    calendarHref: '/Bookings_Management?week=2026-11-23',
  },
  parameters: { layout: 'fullscreen' },
})

export const Table = meta.story({})

Table.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('148 bookings')).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Requested')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyBookingFilter, status: 'Requested' })
  await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', args.calendarHref)
})

export const Calendar = meta.story({
  args: { calendar: week, totalCount: 8 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Table' })).toHaveAttribute('href', args.tableHref)
    await expect(canvas.queryByLabelText('Visit from')).toBeNull()
  },
})

export const CalendarLoading = meta.story({ args: { calendar: week, loading: true, bookings: [] } })
export const CalendarFailed = meta.story({ args: { calendar: week, failure: { onRetry: fn() }, bookings: [] } })
export const Loading = meta.story({ args: { loading: true, bookings: [] } })
export const Empty = meta.story({ args: { bookings: [], totalCount: 0, pages: 1 } })

export const NothingMatches = meta.story({
  args: { bookings: [], totalCount: 0, pages: 1, filter: { ...emptyBookingFilter, search: 'gogo' } as BookingFilter },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all bookings' }))
  await expect(args.onFilter).toHaveBeenCalledWith(emptyBookingFilter)
})

export const Failed = meta.story({
  args: { bookings: [], failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch bookings')
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { bookings: [longBookingRow, ...allBookings] } })
export const SmallPhone = meta.story({
  args: { bookings: [longBookingRow, ...allBookings] },
  globals: { viewport: { value: 'small' } },
})
export const CalendarOnASmallPhone = meta.story({
  args: { calendar: week, totalCount: 8 },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Visit' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'start', descending: true })
  },
})
