import preview from '#storybook/preview.tsx'
import { ProductCardSkeleton } from '#ui-kit/shop/catalogue/ProductCardSkeleton.tsx'
import { CardWidth } from './storyWidths.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductCardSkeleton',
  component: ProductCardSkeleton,
  decorators: [CardWidth],
})

export const Waiting = meta.story({})
