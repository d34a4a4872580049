import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'

const meta = preview.meta({
  title: 'Elements/NothingMatches',
  component: NothingMatches,
  args: {
    title: 'No order matches',
    action: 'Show all orders',
    onShowAll: fn(),
    children: 'Choose another status or other days.',
  },
})

export const NoOrderMatches = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
