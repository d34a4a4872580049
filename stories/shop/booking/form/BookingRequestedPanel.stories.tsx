import { expect } from 'storybook/test'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { requestedBooking } from '#stories/shop/booking/siphosVisit.ts'
import preview from '#storybook/preview.tsx'
import { BookingRequestedPanel } from '#ui-kit/shop/booking/form/BookingRequestedPanel.tsx'

const meta = preview.meta({
  title: 'Shop/Booking/BookingRequestedPanel',
  component: BookingRequestedPanel,
  args: { booking: requestedBooking },
})

export const Requested = meta.story({})

Requested.test('calls onCalendar', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('BK-7F3K-92QD')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'See my bookings' })).toHaveAttribute('href', '/account/bookings')
  await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
  await expect(requestedBooking.onCalendar).toHaveBeenCalledOnce()
  await expect(canvas.getByText(/Until Monday 23 November, 09:00/)).toBeVisible()
})

export const LongNameOnASmallPhone = meta.story({
  args: { booking: { ...requestedBooking, bookingNumber: 'BK-Y9E6-78MT', providerName: longProviderName } },
  globals: { viewport: { value: 'small' } },
})
