import preview from '#storybook/preview.tsx'
import { IntegrityBadge } from '#ui-kit/shop/history/IntegrityBadge.tsx'

const meta = preview.meta({
  title: 'Shop/History/IntegrityBadge',
  component: IntegrityBadge,
  args: { intact: true, count: 9 },
})

export const Unbroken = meta.story({})
export const OneFact = meta.story({ args: { count: 1 } })
export const ThousandsOfFacts = meta.story({ args: { count: 10_204 } })
export const Broken = meta.story({ args: { intact: false } })
