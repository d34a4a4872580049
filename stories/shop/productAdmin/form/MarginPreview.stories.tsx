import { expect } from 'storybook/test'
import { money } from '#stories/shop/productAdmin/money.ts'
import preview from '#storybook/preview.tsx'
import { MarginPreview } from '#ui-kit/shop/productAdmin/form/MarginPreview.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/MarginPreview',
  component: MarginPreview,
  args: { price: '599', costPrice: '310', discount: '20', money },
})

export const WithAMargin = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sells at R 479.20, margin 35% (R 169.20 each)')
  },
})

export const BelowCost = meta.story({
  args: { costPrice: '500' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('R 20.80 below cost: every sale loses money')
  },
})

export const Surcharge = meta.story({
  args: { discount: '-5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sells at R 628.95 with a surcharge of 5%')
  },
})

export const NoCostYet = meta.story({ args: { costPrice: '' } })
export const NothingYet = meta.story({ args: { price: '', costPrice: '', discount: '0' } })

export const LargestAmounts = meta.story({
  args: { price: '9999999999.99', costPrice: '8888888888.88', discount: '-99' },
  globals: { viewport: { value: 'small' } },
})
