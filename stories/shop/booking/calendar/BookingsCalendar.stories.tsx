import { expect, fn, within } from 'storybook/test'
import { allBookings, busyThursday, longBookingRow } from '#stories/shop/booking/admin/allBookings.ts'
import { storyToday } from '#stories/shop/booking/slots/freeWeek.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BookingsCalendar, type CalendarLayout } from '#ui-kit/shop/booking/calendar/BookingsCalendar.tsx'

const meta = preview.meta({
  title: 'Shop/Booking/BookingsCalendar',
  component: BookingsCalendar,
  args: {
    week: storyToday,
    today: '2026-11-24',
    bookings: allBookings,
    layout: 'days' as CalendarLayout,
    onLayout: fn(),
    onWeek: fn(),
    hrefForDay: (day: string) => `/Bookings_Management?since=${day}&until=${day}`,
  },
})

export const ByDay = meta.story({})

ByDay.test('calls onWeek and onLayout', async ({ canvas, userEvent, args }) => {
  const days = within(canvas.getByRole('region', { name: 'Bookings by day' }))
  await expect(
    days.getByRole('link', { name: /09:00 to 10:00 Sipho Mabaso for Amina Daniels ?, Requested/ }),
  ).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'This week' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Week after' }))
  await expect(args.onWeek).toHaveBeenLastCalledWith('2026-11-30')
  await userEvent.click(canvas.getByRole('button', { name: 'By provider' }))
  await expect(args.onLayout).toHaveBeenCalledWith('providers')
})

export const ByProvider = meta.story({
  args: { layout: 'providers', bookings: [...allBookings, longBookingRow] },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Sipho Mabaso/ }))
    await expect(row.getByRole('link', { name: /09:00 Amina Daniels ?, Requested/ })).toBeVisible()
  },
})

export const AnotherWeek = meta.story({
  args: { week: '2026-12-28', bookings: [] },
})

AnotherWeek.test('calls onWeek', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: '28 Dec – 3 Jan 2027' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'This week' }))
  await expect(args.onWeek).toHaveBeenLastCalledWith('2026-11-23')
})

export const EmptyByProvider = meta.story({ args: { layout: 'providers', bookings: [] } })

export const ManyAtOnce = meta.story({
  args: { bookings: [...allBookings, ...busyThursday] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+3 more bookings' })).toHaveAttribute(
      'href',
      '/Bookings_Management?since=2026-11-26&until=2026-11-26',
    )
  },
})

export const LateInTheEvening = meta.story({ args: { bookings: [...allBookings, longBookingRow] } })

export const SmallPhone = meta.story({
  args: { bookings: [...allBookings, longBookingRow] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today, Tuesday 24 November' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Bookings by day' })).toBeNull()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Week before' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onWeek).toHaveBeenLastCalledWith('2026-11-16')
    await tabTo(canvas.getByRole('region', { name: 'Bookings by day' }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /08:00 to 09:00 Sipho Mabaso/ })).toHaveFocus()
  },
})
