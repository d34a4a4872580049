import { expect } from 'storybook/test'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { everything, redKettle } from './products.ts'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductStrip',
  component: ProductStrip,
  args: { title: 'Last viewed', products: everything.slice(0, 10) },
  decorators: [withoutNavigation],
})

export const TenProducts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last viewed' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
  },
})

export const OneProduct = meta.story({ args: { products: [redKettle] } })

export const SomeSoldOutOrWithoutPicture = meta.story({
  args: {
    products: [
      { ...redKettle, stock: 0 },
      { ...redKettle, id: 'unseen', picture: { alt: 'Red kettle' } },
    ],
  },
})

export const NothingViewedYet = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

export const LongNames = meta.story({
  args: {
    products: [
      { ...redKettle, name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory and keep-warm plate' },
    ],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: redKettle.name })).toHaveFocus()
  },
})
