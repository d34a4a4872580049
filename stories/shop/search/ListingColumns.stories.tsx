import { expect, fn } from 'storybook/test'
import { everything } from '#stories/shop/catalogue/products.ts'
import preview from '#storybook/preview.tsx'
import { ProductGrid } from '#ui-kit/shop/catalogue/ProductGrid.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import { ListingColumns } from '#ui-kit/shop/search/ListingColumns.tsx'
import { facets, someFilters } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/Search/ListingColumns',
  component: ListingColumns,
  args: {
    panel: <FilterPanel filters={someFilters} facets={facets} onChange={fn()} />,
    children: <ProductGrid products={everything.slice(0, 6)} />,
  },
})

export const WithFilters = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  },
})

export const WithoutFilters = meta.story({ args: { panel: undefined } })

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
})
