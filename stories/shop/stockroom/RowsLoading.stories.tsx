import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RowsLoading } from '#ui-kit/shop/stockroom/RowsLoading.tsx'

const meta = preview.meta({
  title: 'Shop/RowsLoading',
  component: RowsLoading,
  args: { words: 'Loading products' },
})

export const OnTheirWay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products')
  },
})

export const SmallPhone = meta.story({ args: { rows: 3 }, globals: { viewport: { value: 'small' } } })
