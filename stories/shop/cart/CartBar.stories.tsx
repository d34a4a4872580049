import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { CartBar } from '#ui-kit/shop/cart/CartBar.tsx'

const meta = preview.meta({
  title: 'Shop/CartBar',
  component: CartBar,
  args: { total: rand('3 119.85'), reviewHref: '/buy/review' },
  globals: { viewport: { value: 'small' } },
})

export const OnAPhone = meta.story({})

export const LongTotal = meta.story({ args: { total: rand('1 478 720.80') } })

export const CheckoutBlocked = meta.story({ args: { blockedReasonId: 'why' } })
