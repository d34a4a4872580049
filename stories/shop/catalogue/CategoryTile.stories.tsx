import { expect } from 'storybook/test'
import { categories } from '#stories/shop/shell/navigation.ts'
import preview from '#storybook/preview.tsx'
import { CategoryTile } from '#ui-kit/shop/catalogue/CategoryTile.tsx'
import { drill, ladder, wallPaint } from './products.ts'
import { ColumnWidth } from './storyWidths.tsx'

const hardware = {
  name: 'Hardware',
  href: '/Categories/Hardware',
  count: 14,
  pictures: [drill.picture, wallPaint.picture, ladder.picture],
  children: categories[1]?.children ?? [],
}

const meta = preview.meta({
  title: 'Shop/Catalogue/CategoryTile',
  component: CategoryTile,
  args: { category: hardware },
  decorators: [ColumnWidth],
})

export const WithSubcategories = meta.story({})

export const ThreeLevels = meta.story({
  args: {
    category: {
      ...hardware,
      children: hardware.children.slice(0, 3).map((part) => ({
        ...part,
        children: ['Cordless', 'With a cord', 'Accessories & spares'].map((name) => ({
          name,
          href: `${part.href}/${name}`,
        })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hand Tools' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Cordless' })).toHaveLength(3)
  },
})

export const WithoutSubcategories = meta.story({ args: { category: { ...hardware, count: 1, children: [] } } })

export const NothingToShow = meta.story({ args: { category: { ...hardware, count: 0, pictures: [], children: [] } } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
