import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { StockNote } from '#ui-kit/shop/catalogue/StockNote.tsx'

const meta = preview.meta({ title: 'Shop/Catalogue/StockNote', component: StockNote, args: { stock: 3 } })

export const FewLeft = meta.story({})

export const SoldOut = meta.story({ args: { stock: 0 } })

export const PlentyOnTheProductPage = meta.story({ args: { stock: 40, always: true } })

export const PlentyOnACard = meta.story({
  args: { stock: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/stock|left/)).toBeNull()
  },
})
