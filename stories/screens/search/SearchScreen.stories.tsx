import { expect, fn } from 'storybook/test'
import type { FacetedListing } from '#stories/lives/listing.ts'
import {
  filteredKettles,
  foundByThreeLetters,
  foundKettles,
  goodsOnSale,
  taggedKettles,
} from '#stories/lives/searches.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { formatMoney, hrefFor, someFilters, sorts, toSearchLinks } from '#stories/shop/search/kettleSearch.ts'
import preview from '#storybook/preview.tsx'
import { SearchScreen } from '#ui-kit/screens/search/SearchScreen.tsx'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import { FilterSheet } from '#ui-kit/shop/search/FilterSheet.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'

const sort = { value: '', options: sorts, onChange: fn() }

/** What is found by a tag, with its filters. */
const forTags = (filters: typeof noFilters, active: number, { facets, ...found }: FacetedListing) => ({
  ...found,
  more: undefined,
  panel: <FilterPanel filters={filters} facets={facets} onChange={fn()} />,
  bar: (
    <ListingBar sort={sort} onFilters={fn()} active={active} besidePanel>
      <ActiveFilters filters={filters} hrefFor={hrefFor} money={formatMoney} />
    </ListingBar>
  ),
})

const meta = preview.meta({
  title: 'Screens/Shopper/SearchScreen',
  component: SearchScreen,
  args: {
    text: 'kettle',
    products: foundKettles.products.slice(0, 8),
    total: foundKettles.total,
    tags: [],
    bar: <ListingBar sort={sort} onFilters={fn()} active={0} />,
    more: { onMore: fn() },
    onAdd: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const WordsFound = meta.story({
  args: { more: { onMore: fn(), byHand: true } },
})

WordsFound.test('calls onMore', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(`${foundKettles.total} result(s) found for "kettle"`)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(args.more?.onMore).toHaveBeenCalled()
})

export const TagFound = meta.story({
  args: forTags(noFilters, 0, taggedKettles),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Vuthela (3)' })).toBeVisible()
  },
})

export const TagFiltered = meta.story({
  args: forTags(someFilters, 6, filteredKettles),
})

export const FiltersOpen = meta.story({
  args: {
    ...forTags(noFilters, 0, taggedKettles),
    dialog: <FilterSheet filters={noFilters} facets={taggedKettles.facets} onApply={fn()} onClose={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
})

export const TooShort = meta.story({
  args: { text: 'ke', tooShort: 'Type at least 3 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type at least 3 characters')).toBeVisible()
    await expect(canvas.queryByText(/result\(s\)/)).toBeNull()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const ThreeLetters = meta.story({
  args: { text: 'ket', ...foundByThreeLetters },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${foundByThreeLetters.total} result(s) found for "ket"`)).toBeVisible()
  },
})

export const NothingFound = meta.story({
  args: {
    text: 'ketle pump',
    products: [],
    total: 0,
    tags: [],
    errorMessage: 'No product found for your search',
    didYouMean: toSearchLinks(['kettle', 'pump', 'Appliances']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 result(s) found for "ketle pump"')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('No product found for your search')
    await expect(canvas.getByRole('link', { name: 'kettle' })).toBeVisible()
  },
})

export const Offers = meta.story({
  args: { title: 'On sale', text: undefined, tags: [], ...goodsOnSale },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'On sale' })).toBeVisible()
    await expect(canvas.getByText(`${goodsOnSale.total} result(s) found`)).toBeVisible()
  },
})

export const AllOfThem = meta.story({ args: { products: foundKettles.products, more: undefined } })

export const OneResult = meta.story({
  args: { text: 'rondavel kettle', products: foundKettles.products.slice(0, 1), total: 1, more: undefined },
})

export const Loading = meta.story({
  args: { products: [], total: undefined, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching')).toBeInTheDocument()
    await expect(canvas.queryByText(/result\(s\)/)).toBeNull()
  },
})

export const LoadingMore = meta.story({ args: { more: { onMore: fn(), loading: true } } })

export const MoreFailed = meta.story({ args: { more: { onMore: fn(), failed: true } } })

export const Failed = meta.story({
  args: { products: [], total: undefined, failure: { onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

const longNamed = filteredKettles.products.map((product) => ({
  ...product,
  name: `${product.name}, with a keep-warm plate and a filter that rinses clean under the tap`.slice(0, 95),
}))

export const LongText = meta.story({
  args: {
    ...forTags(someFilters, 6, { ...filteredKettles, products: longNamed }),
    text: 'stainless steel gooseneck kettle with temperature memory and keep-warm plate for rooibos tea',
  },
})

export const TagsAreText = meta.story({
  args: { text: '<script>document.title = "taken"</script>', products: [], total: 0, tags: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0 result(s) found for "<script>document.title = "taken"</script>"')).toBeVisible()
    await expect(canvasElement.querySelector('p script')).toBeNull()
  },
})

export const SmallPhone = meta.story({
  args: forTags(someFilters, 6, filteredKettles),
  globals: { viewport: { value: 'small' } },
})
