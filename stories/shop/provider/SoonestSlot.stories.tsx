import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SoonestSlot } from '#ui-kit/shop/provider/SoonestSlot.tsx'
import { now } from './providers.ts'

const meta = preview.meta({
  title: 'Shop/Providers/SoonestSlot',
  component: SoonestSlot,
  args: { start: '2026-11-24T12:00:00Z', now },
})

export const Today = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free today 14:00')).toHaveAttribute('datetime', '2026-11-24T12:00:00Z')
  },
})

export const Tomorrow = meta.story({ args: { start: '2026-11-25T07:00:00Z' } })

export const Later = meta.story({
  args: { start: '2026-11-28T07:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free Sat 28 Nov, 09:00')).toBeVisible()
  },
})

export const NoFreeTimes = meta.story({ args: { start: undefined } })

export const SmallPhone = meta.story({ args: { start: undefined }, globals: { viewport: { value: 'small' } } })
