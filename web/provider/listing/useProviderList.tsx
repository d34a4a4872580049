import { Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { providerPageSize } from '#domain/businessConstants.ts'
import type { ProviderListingProps } from '#ui-kit/screens/provider/ProviderListing.tsx'
import { ActiveProviderFilters } from '#ui-kit/shop/provider/ActiveProviderFilters.tsx'
import {
  activeProviderFilters,
  noProviderFilter,
  type ProviderFilter,
  providerSorts,
} from '#ui-kit/shop/provider/providerFilter.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'
import { providerCardOf } from '#web/provider/providerCard.ts'
import { useDescriptionDialog } from '#web/provider/useDescriptionDialog.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { dialogPart } from '#web/state/chunks.ts'
import { formatShortAmount } from '#web/state/formatAmount.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import type { Visit } from '#web/state/navigation/route.ts'
import { useOverlayRoute } from '#web/state/navigation/useOverlayRoute.ts'
import { ProviderFilterColumn } from './ProviderFilterColumn.tsx'
import {
  allProvidersHref,
  parsePage,
  parseProviderFilter,
  parseProviderSort,
  providerListHref,
  providersRequest,
} from './providerListUrl.ts'

const FilterSheet = dialogPart(
  async () => (await import('#ui-kit/shop/provider/ProviderFilterSheet.tsx')).ProviderFilterSheet,
)

interface ListedCategory {
  /** As in the API. */
  categoryName?: string
  /** Links to wider lists, for an empty one. */
  above?: readonly { label: string; href: string }[]
}

/** A list of providers whose search, filters, sort order and page are in the address. */
export const useProviderList = (visit: Visit, { categoryName, above = [] }: ListedCategory = {}) => {
  const { query } = visit
  const navigate = useNavigate()
  const providersQuery = useQuery(
    'GET api/service-providers/searchServiceProviders',
    providersRequest(visit, categoryName),
  )
  const { results = [], message } = providersQuery.answer ?? {}
  const asOf = useLastDefined(providersQuery.answer?.asOf) ?? ''
  const meta = useLastDefined(providersQuery.answer?.meta)
  const page = parsePage(query)
  const hrefFor = useMemo(() => (chosen: number) => providerListHref(visit, { page: chosen }), [visit])
  const go = (change: Parameters<typeof providerListHref>[1]) =>
    navigate(providerListHref(visit, change), { preventScrollReset: true })
  const { bar, panel, sheet } = useProviderFilters(
    visit,
    (filter) => go({ filter }),
    (sort) => go({ sort }),
  )
  const { dialog, onShowMore } = useDescriptionDialog(results)
  const hasFilters = activeProviderFilters(parseProviderFilter(query), formatShortAmount).length > 0

  const listing: ProviderListingProps = {
    providers: results.map(providerCardOf),
    now: asOf,
    message: meta?.totalCount === 0 ? message : undefined,
    suggestions: [
      ...(hasFilters
        ? [{ label: 'Search without filters', href: providerListHref(visit, { filter: noProviderFilter }) }]
        : []),
      ...above,
      { label: 'All service providers', href: allProvidersHref },
    ],
    bar,
    panel,
    page,
    pages: Math.ceil((meta?.totalCount ?? 0) / providerPageSize),
    hrefFor,
    onShowMore,
    loading: providersQuery.status === 'loading',
    failure: failureOf(providersQuery),
  }
  return {
    listing,
    total: meta?.totalCount,
    dialog: sheet || dialog,
  }
}

const useProviderFilters = (
  visit: Visit,
  onFilter: (filter: ProviderFilter) => void,
  onSort: (sort: string) => void,
) => {
  const filter = parseProviderFilter(visit.query)
  const overlay = useOverlayRoute('filters')
  const navigate = useNavigate()
  const areasQuery = useQuery('GET api/service-providers/areas', {})
  const areas = areasQuery.answer?.results.map(({ key }) => key).sort() ?? []
  const offered = { filter, areas, money: formatShortAmount }

  return {
    bar: (
      <ListingBar
        sort={{ value: parseProviderSort(visit.query), options: providerSorts, onChange: onSort }}
        onFilters={overlay.open}
        active={activeProviderFilters(filter, formatShortAmount).length}
        besidePanel
      >
        <ActiveProviderFilters
          filter={filter}
          hrefFor={(chosen) => providerListHref(visit, { filter: chosen })}
          money={formatShortAmount}
        />
      </ListingBar>
    ),
    panel: <ProviderFilterColumn {...offered} onChange={onFilter} />,
    sheet: overlay.isOpen && (
      <Suspense>
        <FilterSheet
          {...offered}
          // The choice replaces the history entry of the sheet.
          onApply={(chosen) => navigate(providerListHref(visit, { filter: chosen }), { replace: true })}
          onClose={overlay.close}
        />
      </Suspense>
    ),
  }
}
