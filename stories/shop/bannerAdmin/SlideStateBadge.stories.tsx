import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SlideStateBadge } from '#ui-kit/shop/bannerAdmin/SlideStateBadge.tsx'
import type { SlideState } from '#ui-kit/shop/bannerAdmin/slideRow.ts'

const meta = preview.meta({
  title: 'Shop/Banner admin/SlideStateBadge',
  component: SlideStateBadge,
  args: { state: 'running' as SlideState },
})

export const Running = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toBeVisible()
  },
})
export const Planned = meta.story({ args: { state: 'planned' } })
export const Over = meta.story({ args: { state: 'over' } })
export const Withdrawn = meta.story({ args: { state: 'withdrawn' } })
