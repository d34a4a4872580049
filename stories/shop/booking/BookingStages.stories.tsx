import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BookingStages } from '#ui-kit/shop/booking/BookingStages.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'

const meta = preview.meta({
  title: 'Shop/Booking/BookingStages',
  component: BookingStages,
  args: { status: 'Requested' as BookingStatus, requestedAt: '2026-11-23T07:12:00Z' },
})

export const Requested = meta.story({
  args: { promise: 'We ask Sipho Mabaso and mail you the answer today.' },
  play: async ({ canvas }) => {
    const stages = canvas.getAllByRole('listitem')
    await expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual(['step', null, null])
    await expect(stages[2]).toHaveTextContent('Visit, still to come')
  },
})

export const Confirmed = meta.story({
  args: { status: 'Confirmed', promise: 'Sipho Mabaso comes on Tuesday at 09:00.' },
})
export const Completed = meta.story({ args: { status: 'Completed' } })
export const Declined = meta.story({ args: { status: 'Declined', reason: 'The area is too far away.' } })
export const Canceled = meta.story({ args: { status: 'Canceled', reason: 'The tap stopped dripping.' } })
export const NoShow = meta.story({
  args: { status: 'NoShow', reason: 'Nobody opened.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody was home')).toBeVisible()
    await expect(canvas.getByText('Nobody opened.')).toBeVisible()
  },
})

export const LongReasonOnASmallPhone = meta.story({
  args: {
    status: 'Canceled',
    reason:
      'The customer telephoned: the kitchen is being painted until the end of the month and nobody is at home before then.',
  },
  globals: { viewport: { value: 'small' } },
})
