import { MapPin, ShoppingCart } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'

const meta = preview.meta({
  title: 'Elements/EmptyState',
  component: EmptyState,
  args: {
    icon: <ShoppingCart size={28} aria-hidden />,
    title: 'Your cart is empty',
    children: 'This week there is money off fans and cooler boxes.',
    action: <Button href="/">See what is on sale</Button>,
  },
})

export const NothingInTheCart = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty', level: 2 })).toBeVisible()
  },
})

export const NoAddressYet = meta.story({
  args: {
    icon: <MapPin size={28} aria-hidden />,
    title: 'No delivery address yet',
    children: 'Add one and it is remembered for the next time.',
    action: <Button>Add Address</Button>,
  },
})

export const TitleOnly = meta.story({
  args: { title: 'No product found', icon: undefined, children: undefined, action: undefined },
})

export const LongWords = meta.story({
  args: {
    title: 'Nothing found for “hand-operated sugarcane pressing machine”',
    children: 'Try fewer words, or have a look at juicers, mincers and other kitchen machines in Appliances.',
  },
  globals: { viewport: { value: 'small' } },
})

/** What is empty, and the way to fill it. */
export const Do = meta.story({
  tags: ['guidance'],
  args: { title: 'No orders yet', children: 'Once you have ordered, you follow your parcel here.' },
})

/** An apology and a dead end. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: { title: 'Sorry, no data found!', children: undefined, action: undefined },
})
