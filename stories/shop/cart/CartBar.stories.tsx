import { aminasCart, hugeCart } from '#stories/lives/carts.ts'
import preview from '#storybook/preview.tsx'
import { CartBar } from '#ui-kit/shop/cart/CartBar.tsx'

const meta = preview.meta({
  title: 'Shop/Cart/CartBar',
  component: CartBar,
  args: { total: aminasCart.summary.total, reviewHref: '/buy/review' },
  globals: { viewport: { value: 'small' } },
})

export const OnAPhone = meta.story({})

export const LongTotal = meta.story({ args: { total: hugeCart.summary.total } })

export const CheckoutBlocked = meta.story({ args: { blockedReasonId: 'why' } })
