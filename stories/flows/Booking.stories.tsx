import { expect } from 'storybook/test'
import { bookingChart } from '#domain/booking/bookingChart.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'

const meta = preview.meta({
  title: 'Flows/Booking',
  component: MachineChart,
  args: { label: 'Booking', machine: { ...bookingChart(), current: 'requested' } },
})

/** The shop asks the service provider; the customer may still move or cancel it: `Screens/BookingDetailsScreen`. */
export const Requested = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /From here it can go to .*Confirmed.*Declined|From here it can go to .*Canceled.*Confirmed/,
    )
  },
})

export const Confirmed = meta.story({ args: { machine: { ...bookingChart(), current: 'confirmed' } } })

export const Declined = meta.story({ args: { machine: { ...bookingChart(), current: 'declined' } } })

export const Canceled = meta.story({ args: { machine: { ...bookingChart(), current: 'canceled' } } })

/** The customer may write a review. */
export const Completed = meta.story({ args: { machine: { ...bookingChart(), current: 'completed' } } })

/** Nobody opened the door. */
export const NoShow = meta.story({ args: { machine: { ...bookingChart(), current: 'noShow' } } })
