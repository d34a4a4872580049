import { type ComponentProps, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { activeFilters, type Filters } from '#ui-kit/shop/search/filters.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'
import { dialogPart } from '#web/state/chunks.ts'
import { formatShortAmount } from '#web/state/formatAmount.ts'
import type { Visit } from '#web/state/navigation/route.ts'
import { useOverlayRoute } from '#web/state/navigation/useOverlayRoute.ts'
import { filteredHref, parseFilters, sortSelectProps } from './filterQuery.ts'

const Sheet = dialogPart(async () => (await import('#ui-kit/shop/search/FilterSheet.tsx')).FilterSheet)

interface ListControlsOptions {
  facets?: ComponentProps<typeof Sheet>['facets']
  /** Whether wide screens show the filters beside the list. */
  besidePanel?: boolean
}

/** The sort order and the filters of a list, stored in the address. */
export const useListControls = ({ path, query }: Visit, { facets, besidePanel = false }: ListControlsOptions) => {
  const navigate = useNavigate()
  const filterOverlay = useOverlayRoute('filters')
  const filters = parseFilters(query)
  // A choice on the filter sheet replaces the sheet's history entry.
  const goTo = (href: string) => navigate(href, { replace: filterOverlay.isOpen, preventScrollReset: true })
  const apply = (chosen: Filters) => goTo(filteredHref(path, query, chosen))

  const bar = (
    <ListingBar
      sort={sortSelectProps(query, (sort) => goTo(filteredHref(path, query, filters, sort)))}
      onFilters={filterOverlay.open}
      active={activeFilters(filters, formatShortAmount).length}
      besidePanel={besidePanel}
    >
      <ActiveFilters
        filters={filters}
        hrefFor={(chosen) => filteredHref(path, query, chosen)}
        money={formatShortAmount}
      />
    </ListingBar>
  )
  const sheet = filterOverlay.isOpen && (
    <Suspense>
      <Sheet filters={filters} facets={facets} onApply={apply} onClose={filterOverlay.close} />
    </Suspense>
  )

  return { bar, sheet, filters, apply }
}
