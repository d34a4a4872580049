import preview from '#storybook/preview.tsx'
import { ProductStateBadge } from '#ui-kit/shop/productAdmin/ProductStateBadge.tsx'
import type { ProductState } from '#ui-kit/shop/productAdmin/productRow.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/ProductStateBadge',
  component: ProductStateBadge,
  args: { state: 'draft' as ProductState },
})

export const Draft = meta.story({})
export const Listed = meta.story({ args: { state: 'listed' } })
export const Withdrawn = meta.story({ args: { state: 'withdrawn' } })
