import { expect, fn } from 'storybook/test'
import { everything } from '#stories/shop/catalogue/products.ts'
import {
  facets,
  formatMoney,
  hrefFor,
  kettleTags,
  someFilters,
  sorts,
  toSearchLinks,
} from '#stories/shop/search/kettleSearch.ts'
import preview from '#storybook/preview.tsx'
import { SearchScreen } from '#ui-kit/screens/search/SearchScreen.tsx'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import { FilterSheet } from '#ui-kit/shop/search/FilterSheet.tsx'
import { noFilters } from '#ui-kit/shop/search/filters.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'

const sort = { value: 'featured', options: sorts, onChange: fn() }

const forTags = (filters: typeof noFilters, active: number) => ({
  panel: <FilterPanel filters={filters} facets={facets} onChange={fn()} />,
  bar: (
    <ListingBar sort={sort} onFilters={fn()} active={active} besidePanel>
      <ActiveFilters filters={filters} hrefFor={hrefFor} money={formatMoney} />
    </ListingBar>
  ),
})

const meta = preview.meta({
  title: 'Screens/SearchScreen',
  component: SearchScreen,
  args: {
    text: 'kettle',
    products: everything.slice(0, 8),
    total: 38,
    tags: toSearchLinks(kettleTags),
    bar: <ListingBar sort={sort} onFilters={fn()} active={0} />,
    more: { onMore: fn() },
    onAdd: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const WordsFound = meta.story({
  args: { more: { onMore: fn(), byHand: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('38 result(s) found for "kettle"')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(args.more?.onMore).toHaveBeenCalled()
  },
})

export const TagFound = meta.story({
  args: forTags(noFilters, 0),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Vuthela (14)' })).toBeVisible()
  },
})

export const TagFiltered = meta.story({
  args: { ...forTags(someFilters, 6), products: everything.slice(0, 3), total: 3 },
})

export const FiltersOpen = meta.story({
  args: {
    ...forTags(noFilters, 0),
    dialog: <FilterSheet filters={noFilters} facets={facets} onApply={fn()} onClose={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
})

export const TooShort = meta.story({
  args: { text: 'ke' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type at least 3 characters')).toBeVisible()
    await expect(canvas.queryByText(/result\(s\)/)).toBeNull()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const ThreeCharactersAreEnough = meta.story({
  args: { text: 'ket' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Type at least 3 characters')).toBeNull()
    await expect(canvas.getByText('38 result(s) found for "ket"')).toBeVisible()
  },
})

export const SpacesDoNotCount = meta.story({
  args: { text: ' k ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type at least 3 characters')).toBeVisible()
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
  args: { title: 'On sale', text: undefined, tags: [], total: 11, products: everything.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'On sale' })).toBeVisible()
    await expect(canvas.getByText('11 result(s) found')).toBeVisible()
  },
})

export const AllOfThem = meta.story({ args: { products: everything, total: everything.length } })

export const OneResult = meta.story({ args: { products: everything.slice(0, 1), total: 1 } })

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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  args: {
    ...forTags(someFilters, 6),
    text: 'stainless steel gooseneck kettle with temperature memory and keep-warm plate for rooibos tea',
    products: everything.slice(0, 4).map((product) => ({
      ...product,
      name: `${product.name}, with a keep-warm plate and a filter that rinses clean under the tap`.slice(0, 95),
    })),
  },
})

export const TagsAreText = meta.story({
  args: { text: '<script>document.title = "taken"</script>', products: [], total: 0, tags: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0 result(s) found for "<script>document.title = "taken"</script>"')).toBeVisible()
    await expect(canvasElement.querySelector('p script')).toBeNull()
  },
})

export const SmallPhone = meta.story({ args: forTags(someFilters, 6), globals: { viewport: { value: 'small' } } })
