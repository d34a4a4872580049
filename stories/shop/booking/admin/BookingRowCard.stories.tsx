import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BookingRowCard } from '#ui-kit/shop/booking/admin/BookingRowCard.tsx'
import { allBookings, longBookingRow } from './allBookings.ts'

const meta = preview.meta({
  title: 'Shop/Booking/BookingRowCard',
  component: BookingRowCard,
  args: { booking: allBookings[0] ?? longBookingRow },
  globals: { viewport: { value: 'small' } },
})

export const Requested = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tue 24 Nov, 09:00–10:00')).toBeVisible()
  },
})

export const LongText = meta.story({ args: { booking: longBookingRow } })
