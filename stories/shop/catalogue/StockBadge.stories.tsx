import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { StockBadge } from '#ui-kit/shop/catalogue/StockBadge.tsx'

const meta = preview.meta({ title: 'Shop/Catalogue/StockBadge', component: StockBadge, args: { stock: 3 } })

export const FewLeft = meta.story({})

export const SoldOut = meta.story({ args: { stock: 0 } })

export const Plenty = meta.story({
  args: { stock: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/left/)).toBeNull()
  },
})
