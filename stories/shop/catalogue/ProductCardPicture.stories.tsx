import preview from '#storybook/preview.tsx'
import { ProductCardPicture } from '#ui-kit/shop/catalogue/ProductCardPicture.tsx'
import { redKettle } from './products.ts'
import { CardWidth } from './storyWidths.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductCardPicture',
  component: ProductCardPicture,
  args: { picture: redKettle.picture, discount: 0, stock: 24, eager: true },
  decorators: [CardWidth],
})

export const FullPrice = meta.story({})

export const OnSaleAndFewLeft = meta.story({ args: { discount: 20, stock: 2 } })

export const SoldOut = meta.story({ args: { stock: 0 } })
