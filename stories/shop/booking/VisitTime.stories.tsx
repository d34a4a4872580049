import preview from '#storybook/preview.tsx'
import { VisitTime } from '#ui-kit/shop/booking/VisitTime.tsx'
import { callOutFee, slotAt } from './slots/freeWeek.ts'

const meta = preview.meta({
  title: 'Shop/Booking/VisitTime',
  component: VisitTime,
  args: { slot: slotAt('2026-11-24', '09:00'), callOutFee: callOutFee as string | undefined },
})

export const WithAFee = meta.story({})
export const WithoutAFee = meta.story({ args: { callOutFee: undefined } })
export const UntilMidnight = meta.story({
  args: { slot: slotAt('2026-12-16', '22:00', 120) },
  globals: { viewport: { value: 'small' } },
})
