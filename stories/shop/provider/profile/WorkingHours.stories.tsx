import { expect } from 'storybook/test'
import { now } from '#stories/shop/provider/providers.ts'
import { ProviderWidth } from '#stories/shop/provider/storyWidth.tsx'
import preview from '#storybook/preview.tsx'
import { WorkingHours } from '#ui-kit/shop/provider/profile/WorkingHours.tsx'
import { nightHours, plumberHours } from './plumberHours.ts'

const meta = preview.meta({
  title: 'Shop/Providers/WorkingHours',
  component: WorkingHours,
  args: { hours: plumberHours, now },
  decorators: [ProviderWidth],
})

export const LunchBreak = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday')).toHaveTextContent('Tuesday, today')
    await expect(canvas.getByText(/08:00\sto\s13:00/)).toBeVisible()
    await expect(canvas.getByText('Closed')).toBeVisible()
  },
})

export const NightService = meta.story({
  args: { hours: nightHours },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18:00\sto\s02:00 the next morning/)).toBeVisible()
    await expect(canvas.getByText('Day and night')).toBeVisible()
  },
})

export const SmallPhone = meta.story({ args: { hours: nightHours }, globals: { viewport: { value: 'small' } } })
