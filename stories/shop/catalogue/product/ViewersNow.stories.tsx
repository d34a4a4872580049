import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ViewersNow } from '#ui-kit/shop/catalogue/product/ViewersNow.tsx'

const meta = preview.meta({ title: 'Shop/Catalogue/ViewersNow', component: ViewersNow, args: { count: 4 } })

export const Several = meta.story({})

export const Alone = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/looking/)).toBeNull()
  },
})
