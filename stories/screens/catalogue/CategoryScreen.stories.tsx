import { expect, fn } from 'storybook/test'
import { kettleTrail } from '#stories/lives/kettlePage.ts'
import {
  filteredAppliances,
  kettlesOfTheShop,
  loneProduct,
  partsOfAppliances,
  secondPageOfAppliances,
} from '#stories/lives/searches.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { formatMoney, hrefFor, someFilters, sorts } from '#stories/shop/search/kettleSearch.ts'
import preview from '#storybook/preview.tsx'
import { CategoryScreen } from '#ui-kit/screens/catalogue/CategoryScreen.tsx'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'

const addressOf = (size: number) => `/Categories/Appliances?limit=${size}`

const barWith = (filters: typeof noFilters, active: number) => (
  <ListingBar sort={{ value: '', options: sorts, onChange: fn() }} onFilters={fn()} active={active}>
    <ActiveFilters filters={filters} hrefFor={hrefFor} money={formatMoney} />
  </ListingBar>
)

const meta = preview.meta({
  title: 'Screens/Shopper/CategoryScreen',
  component: CategoryScreen,
  args: {
    title: 'Appliances',
    trail: [{ label: 'Home', href: '/' }, { label: 'Categories', href: '/Categories' }, { label: 'Appliances' }],
    parts: partsOfAppliances,
    bar: barWith(noFilters, 0),
    products: secondPageOfAppliances.products,
    total: secondPageOfAppliances.total,
    page: 2,
    pages: Math.ceil(secondPageOfAppliances.total / 8),
    hrefFor: (page) => `${addressOf(8)}&pageNumber=${page}`,
    sizes: [4, 8, 20].map((size) => ({ size, href: addressOf(size), current: size === 8 })),
    onAdd: fn(),
    suggestions: [
      { label: 'Hardware', href: '/Categories/Hardware' },
      { label: 'Household', href: '/Categories/Household' },
    ],
  },
  parameters: { layout: 'fullscreen' },
})

export const SecondPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${secondPageOfAppliances.total} products`)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '20 per page' })).toHaveAttribute('href', addressOf(20))
  },
})

const { facets: _, ...filteredGoods } = filteredAppliances
const filtered = { ...filteredGoods, bar: barWith(someFilters, 6), page: 1, pages: 1 }

/** On wide screens the filters stand beside the list. */
export const WithFiltersBeside = meta.story({
  args: {
    ...filtered,
    panel: <FilterPanel filters={someFilters} facets={filteredAppliances.facets} onChange={fn()} />,
  },
})

export const Filtered = meta.story({
  args: filtered,
})

export const ThirdLevel = meta.story({
  args: {
    title: 'Kettles',
    trail: [
      ...kettleTrail.slice(0, 1),
      { label: 'Categories', href: '/Categories' },
      ...kettleTrail.slice(1, 3),
      { label: 'Kettles' },
    ],
    parts: [],
    ...kettlesOfTheShop,
    page: 1,
    pages: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kitchen Appliances' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: /Parts of/ })).toBeNull()
  },
})

export const FilteredDownToNothing = meta.story({
  args: {
    bar: barWith({ ...someFilters, priceFrom: 200, priceTo: 210 }, 6),
    products: [],
    total: 0,
    page: 1,
    pages: 0,
    suggestions: [{ label: 'All appliances', href: '/Categories/Appliances' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No product found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vuthela: remove this filter' })).toBeVisible()
  },
})

export const OnePage = meta.story({ args: { title: 'Kettles', parts: [], ...kettlesOfTheShop, page: 1, pages: 1 } })

export const OneProduct = meta.story({ args: { parts: [], ...loneProduct, page: 1, pages: 1 } })

export const Empty = meta.story({ args: { title: 'Borehole pumps', products: [], total: 0, page: 1, pages: 0 } })

export const NoSuchCategory = meta.story({
  args: {
    title: 'Borehole pumps',
    trail: [{ label: 'Home', href: '/' }, { label: 'Categories', href: '/Categories' }, { label: 'Borehole pumps' }],
    missing: 'We could not find this category. Try one of these:',
    parts: [],
    products: [],
    total: 0,
    page: 1,
    pages: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No product found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hardware' })).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

export const Loading = meta.story({ args: { products: [], loading: true } })

export const Failed = meta.story({ args: { products: [], failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    title: 'Huishoudelike toestelle, kombuisware en alles vir die wasgoed',
    products: secondPageOfAppliances.products.map((product) => ({
      ...product,
      name: `${product.name}, with a keep-warm plate and a filter that rinses clean`,
    })),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
