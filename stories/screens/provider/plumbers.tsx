import { fn } from 'storybook/test'
import { areas, filterHref } from '#stories/shop/provider/plumberFilters.ts'
import { providerGroups } from '#stories/shop/provider/providerGroups.ts'
import { allProviders, now } from '#stories/shop/provider/providers.ts'
import { formatMoney } from '#stories/shop/search/kettleSearch.ts'
import { ActiveProviderFilters } from '#ui-kit/shop/provider/ActiveProviderFilters.tsx'
import { ProviderFilters } from '#ui-kit/shop/provider/ProviderFilters.tsx'
import { ProviderSearch } from '#ui-kit/shop/provider/ProviderSearch.tsx'
import { activeProviderFilters, type ProviderFilter, providerSorts } from '#ui-kit/shop/provider/providerFilter.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'

export const directorySearch = (value = '') => (
  <ProviderSearch value={value} onChange={fn()} onSearch={fn()} action="/ServiceProviders" />
)

const offered = { areas, money: formatMoney }

/** Bar and panel of a list with this filter. */
export const listControls = (filter: ProviderFilter) => ({
  bar: (
    <ListingBar
      sort={{ value: 'recommended', options: providerSorts, onChange: fn() }}
      onFilters={fn()}
      active={activeProviderFilters(filter, formatMoney).length}
      besidePanel
    >
      <ActiveProviderFilters filter={filter} hrefFor={filterHref} money={formatMoney} />
    </ListingBar>
  ),
  panel: <ProviderFilters filter={filter} onChange={fn()} {...offered} />,
})

export const firstPage = {
  providers: allProviders.slice(0, 4),
  now,
  suggestions: providerGroups.slice(0, 3),
  page: 1,
  pages: 6,
  hrefFor: (page: number) => `?pageNumber=${page}`,
  onShowMore: fn(),
}
