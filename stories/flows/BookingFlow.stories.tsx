import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { bookingFlowChart } from './bookingFlowChart.ts'

const meta = preview.meta({
  title: 'Flows/Booking flow',
  component: MachineChart,
  args: { label: 'Booking flow', machine: bookingFlowChart('choosingTime') },
})

/** The customer looks at the free times: `Shop/SlotPicker`. */
export const ChoosingTime = meta.story({})

/** The chosen time is being kept: `Screens/BookingScreen` while loading. */
export const Holding = meta.story({
  args: { machine: bookingFlowChart('holding') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Holding\. From here it can go to .*Filling form, Time taken, Hold failed/,
    )
  },
})

/** Neither kept nor taken: there is no connection, or no such provider: `Screens/BookingScreen` after a failure. */
export const HoldFailed = meta.story({ args: { machine: bookingFlowChart('holdFailed') } })

/** Somebody was quicker, before the form or while it was filled; the nearest free times are offered: `Shop/TakenNotice`. */
export const TimeTaken = meta.story({ args: { machine: bookingFlowChart('timeTaken') } })

/** The time is kept for five minutes: `Shop/BookingForm`. */
export const FillingForm = meta.story({
  args: { machine: bookingFlowChart('fillingForm') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/From here it can go to .*Requesting/)
  },
})

/** The five minutes are over, and what was filled in stays: `Shop/BookingForm` after its hold. */
export const HoldExpired = meta.story({ args: { machine: bookingFlowChart('holdExpired') } })

/** The request is sent; pressing again sends no second one: `Shop/BookingForm` busy. */
export const Requesting = meta.story({ args: { machine: bookingFlowChart('requesting') } })

/** Nobody knows whether the request has arrived; it can be sent again with the same key: `Shop/BookingForm`. */
export const Unanswered = meta.story({ args: { machine: bookingFlowChart('unanswered') } })

/** The shop refused the request, and the form says why: `Shop/BookingForm`. */
export const Refused = meta.story({ args: { machine: bookingFlowChart('refused') } })

/** The code that was mailed is asked for above the form: `Shop/OtpForm`. */
export const VerifyingEmail = meta.story({ args: { machine: bookingFlowChart('verifyingEmail') } })

/** What happens next: `Shop/BookingRequestedPanel`. */
export const Requested = meta.story({ args: { machine: bookingFlowChart('requested') } })
