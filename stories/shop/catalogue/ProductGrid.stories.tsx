import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductGrid } from '#ui-kit/shop/catalogue/ProductGrid.tsx'
import { everything } from './products.ts'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductGrid',
  component: ProductGrid,
  args: { products: everything, onAdd: fn(), eager: 4 },
})

export const ManyProducts = meta.story({})

export const FourOnAPage = meta.story({ args: { products: everything.slice(0, 4) } })

export const Loading = meta.story({ args: { products: [], skeletons: 4 } })

export const AddingOne = meta.story({ args: { addingId: 'deskFan' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
