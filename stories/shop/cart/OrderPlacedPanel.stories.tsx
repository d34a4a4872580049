import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderPlacedPanel } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import { aminasReceipt } from './placedOrder.ts'

const meta = preview.meta({
  title: 'Shop/Cart/OrderPlacedPanel',
  component: OrderPlacedPanel,
  args: { order: aminasReceipt },
})

export const SameDay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EK-7F3K-92QD')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', aminasReceipt.trackHref)
  },
})

export const OutsideOurAreas = meta.story({
  args: {
    order: { ...aminasReceipt, promise: 'We deliver to Langenhoven Park, Bloemfontein and phone you before we come.' },
  },
})

export const CardAtTheDoor = meta.story({
  args: {
    order: {
      ...aminasReceipt,
      promise:
        'We deliver to Pimville Zone 4, Soweto today. You pay by credit or debit card at your door: the driver brings a card machine.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To pay on delivery')).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
