import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderPlacedPanel } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import { aminasOrder } from './placedOrder.ts'

const meta = preview.meta({ title: 'Shop/OrderPlacedPanel', component: OrderPlacedPanel, args: { order: aminasOrder } })

export const SameDay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EK-7F3K-92QD')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', aminasOrder.trackHref)
  },
})

export const OutsideOurAreas = meta.story({
  args: {
    order: { ...aminasOrder, promise: 'We call you within one working day to agree on a delivery date for Polokwane.' },
  },
})

export const CardChargedLater = meta.story({
  args: {
    order: {
      ...aminasOrder,
      due: 'Charged after delivery',
      promise:
        'We bring it to Pimville Zone 4, Soweto today. Your card is charged only once everything has been delivered.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Charged after delivery')).toBeVisible()
    await expect(canvas.queryByText('To pay on delivery')).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
