import preview from '#storybook/preview.tsx'
import type { ProductWarning } from '#ui-kit/shop/productAdmin/productRow.ts'
import { WarningBadge } from '#ui-kit/shop/productAdmin/WarningBadge.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/WarningBadge',
  component: WarningBadge,
  args: { warning: 'belowCost' as ProductWarning },
})

export const BelowCost = meta.story({})
export const LowStock = meta.story({ args: { warning: 'lowStock' } })
export const SoldOut = meta.story({ args: { warning: 'soldOut' } })
