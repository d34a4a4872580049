import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PeriodSwitch } from '#ui-kit/shop/dashboard/PeriodSwitch.tsx'
import { periodsWith } from './periods.ts'

const meta = preview.meta({
  title: 'Shop/Dashboard/PeriodSwitch',
  component: PeriodSwitch,
  args: { periods: periodsWith(30) },
})

export const ThirtyDays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('30 days')
  },
})

export const NinetyDays = meta.story({ args: { periods: periodsWith(90) } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const days of [7, 30, 90]) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: `${days} days` })).toHaveFocus()
    }
  },
})
