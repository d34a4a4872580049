import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TableSkeleton } from '#ui-kit/shop/adminTable/TableSkeleton.tsx'

const meta = preview.meta({
  title: 'Shop/Admin tables/TableSkeleton',
  component: TableSkeleton,
  args: { label: 'Loading products' },
})

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products')
  },
})

export const SmallPhone = meta.story({ args: { rows: 3 }, globals: { viewport: { value: 'small' } } })
