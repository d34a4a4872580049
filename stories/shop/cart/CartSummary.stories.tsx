import { expect } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { CartSummary } from '#ui-kit/shop/cart/CartSummary.tsx'
import { fullSummary, smallSummary } from './cartLines.ts'

const meta = preview.meta({
  title: 'Shop/Cart/CartSummary',
  component: CartSummary,
  args: { summary: fullSummary, reviewHref: '/buy/review' },
  decorators: [ColumnWidth],
})

export const FreeDeliveryAndASaving = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Review order' })).toHaveAttribute('href', '/buy/review')
  },
})

export const BelowFreeDelivery = meta.story({ args: { summary: smallSummary } })

export const Recalculating = meta.story({ args: { busy: true } })

export const CheckoutBlocked = meta.story({
  args: { blockedReasonId: 'why' },
  render: (args) => (
    <>
      <p id="why">Blue kettle is sold out. Remove it to continue.</p>
      <CartSummary {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Review order' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Blue kettle is sold out. Remove it to continue.')
  },
})
