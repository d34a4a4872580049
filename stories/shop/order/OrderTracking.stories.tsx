import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderTracking } from '#ui-kit/shop/order/OrderTracking.tsx'
import { canceled, delayed, deliveredStep, dispatchedStep, inTransit, placedStep, processing } from './reachedSteps.ts'

const meta = preview.meta({
  title: 'Shop/Orders/OrderTracking',
  component: OrderTracking,
  args: { reached: placedStep },
})

export const Placed = meta.story({
  args: { promise: 'We start to pack within the hour.' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null])
  },
})

export const Processing = meta.story({ args: { reached: processing } })
export const Dispatched = meta.story({
  args: { reached: dispatchedStep, promise: 'It comes today, between 15:00 and 18:00.' },
})
export const InTransit = meta.story({
  args: { reached: inTransit, promise: 'It comes today, between 15:00 and 18:00.' },
})
export const Delayed = meta.story({ args: { reached: delayed, promise: 'It comes today, after 18:00.' } })
export const Delivered = meta.story({ args: { reached: deliveredStep, signedBy: 'Sipho Daniels' } })
export const Canceled = meta.story({ args: { reached: canceled, reason: 'Ordered twice by mistake' } })

export const NotAccepted = meta.story({
  args: {
    reached: { ...placedStep, rejected: '2026-11-21T06:12:10.512Z' },
    reason: 'Marula Row family pot with lid, 6 litres is sold out',
  },
})

export const LongReasonOnASmallPhone = meta.story({
  args: {
    reached: canceled,
    reason:
      'The customer telephoned: the kitchen is being painted until the end of the month and nobody is at home to take the parcel before then.',
  },
  globals: { viewport: { value: 'small' } },
})
