import { expect } from 'storybook/test'
import { leratoOnSaturday, longBooking, pastBookings, siphoOnTuesday } from '#stories/shop/booking/ownBookings.ts'
import preview from '#storybook/preview.tsx'
import { BookingCard, type OwnBooking } from '#ui-kit/shop/booking/own/BookingCard.tsx'

const meta = preview.meta({
  title: 'Shop/Booking/BookingCard',
  component: BookingCard,
  args: { booking: siphoOnTuesday as OwnBooking },
})

export const Requested = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sipho Mabaso' })).toHaveAttribute(
      'href',
      '/account/bookings/BK-7F3K-92QD',
    )
    await expect(canvas.getByText('09:00–10:00')).toBeVisible()
  },
})

export const Confirmed = meta.story({ args: { booking: leratoOnSaturday } })
export const Past = meta.story({ args: { booking: pastBookings[0] as OwnBooking, past: true } })
export const LongNameOnASmallPhone = meta.story({
  args: { booking: longBooking },
  globals: { viewport: { value: 'small' } },
})
