import { expect } from 'storybook/test'
import { visitDeclined } from '#stories/lives/aminasBooking.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { longProviderName, longProviderPhone } from '#stories/shop/booking/ownBookings.ts'
import preview from '#storybook/preview.tsx'
import { BookingSummary } from '#ui-kit/shop/booking/admin/BookingSummary.tsx'
import { summarizedBooking } from './summarizedBooking.ts'

const meta = preview.meta({
  title: 'Shop/Booking/BookingSummary',
  component: BookingSummary,
  args: { booking: summarizedBooking },
})

export const Requested = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:00–10:00').parentElement).toHaveTextContent('Tuesday 24 November, 09:00–10:00')
    await expect(canvas.getByRole('link', { name: '082 555 0142' })).toHaveAttribute('href', 'tel:0825550142')
  },
})

export const Declined = meta.story({ args: { booking: { ...summarizedBooking, reason: visitDeclined.reason } } })

export const LongTextOnASmallPhone = meta.story({
  args: {
    booking: {
      ...summarizedBooking,
      provider: { ...summarizedBooking.provider, name: longProviderName, phoneNumber: longProviderPhone },
      customer: {
        name: 'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen',
        phone: longestAddress.recipientMobileNumber,
      },
      address: longestAddress,
      note: 'Please come to the back door and do not let the dog out. '.repeat(8),
    },
  },
  globals: { viewport: { value: 'small' } },
})
