import { type ComponentProps, lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { rand } from '#domain/kernel/money.ts'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { activeFilters, type Filters } from '#ui-kit/shop/search/filters.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'
import type { Visit } from '#web/shell/route.ts'
import { useAbove } from '#web/shell/useAbove.ts'
import { filtersIn, hrefUnder, sortSelect } from './filters.ts'

const Sheet = lazy(async () => ({ default: (await import('#ui-kit/shop/search/FilterSheet.tsx')).FilterSheet }))

interface Controls {
  facets?: ComponentProps<typeof Sheet>['facets']
  /** The filters stand beside the list on wide screens. */
  besidePanel?: boolean
}

/** Order and filters of a list, all of them in the address. */
export const useListControls = ({ path, query }: Visit, { facets, besidePanel = false }: Controls) => {
  const navigate = useNavigate()
  const above = useAbove('filters')
  const filters = filtersIn(query)
  // What was chosen on the sheet takes the sheet's place in the history.
  const go = (href: string) => navigate(href, { replace: above.isOpen, preventScrollReset: true })
  const apply = (chosen: Filters) => go(hrefUnder(path, query, chosen))

  const bar = (
    <ListingBar
      sort={sortSelect(query, (sort) => go(hrefUnder(path, query, filters, sort)))}
      onFilters={above.open}
      active={activeFilters(filters, wholeRand).length}
      besidePanel={besidePanel}
    >
      <ActiveFilters filters={filters} hrefFor={(chosen) => hrefUnder(path, query, chosen)} money={wholeRand} />
    </ListingBar>
  )
  const sheet = above.isOpen && (
    <Suspense>
      <Sheet filters={filters} facets={facets} onApply={apply} onClose={above.close} />
    </Suspense>
  )

  return { bar, sheet, filters, apply }
}

// `R 1 299`: a filter has no cents.
const wholeRand = (amount: number) => rand(amount * 100).replace(/\.00$/, '')
