import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BookingsTable } from '#ui-kit/shop/booking/admin/BookingsTable.tsx'
import { allBookings, longBookingRow } from './allBookings.ts'

const meta = preview.meta({
  title: 'Shop/Booking/BookingsTable',
  component: BookingsTable,
  args: { bookings: allBookings, sort: { by: 'start', descending: false } as const, onSort: fn() },
})

export const EightBookings = meta.story({})

EightBookings.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Visit' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(canvas.getByRole('link', { name: 'BK-7F3K-92QD' })).toHaveAttribute(
    'href',
    '/Bookings_Management/BK-7F3K-92QD',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Requested' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'requestedAt', descending: false })
})

export const LongText = meta.story({ args: { bookings: [longBookingRow, ...allBookings] } })
export const SmallPhone = meta.story({
  args: { bookings: [longBookingRow, ...allBookings] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Visit' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'start', descending: true })
  },
})
