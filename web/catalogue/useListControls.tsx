import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rand } from '#domain/kernel/money.ts'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { activeFilters, type Filters } from '#ui-kit/shop/search/filters.ts'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'
import type { Visit } from '#web/shell/route.ts'
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
  const [sheetIsOpen, openSheet] = useState(false)
  const filters = filtersIn(query)
  const go = (href: string) => navigate(href, { preventScrollReset: true })
  const apply = (chosen: Filters) => {
    openSheet(false)
    go(hrefUnder(path, query, chosen))
  }

  const bar = (
    <ListingBar
      sort={sortSelect(query, (sort) => go(hrefUnder(path, query, filters, sort)))}
      onFilters={() => openSheet(true)}
      active={activeFilters(filters, wholeRand).length}
      besidePanel={besidePanel}
    >
      <ActiveFilters filters={filters} hrefFor={(chosen) => hrefUnder(path, query, chosen)} money={wholeRand} />
    </ListingBar>
  )
  const sheet = sheetIsOpen && (
    <Suspense>
      <Sheet filters={filters} facets={facets} onApply={apply} onClose={() => openSheet(false)} />
    </Suspense>
  )

  return { bar, sheet, filters, apply }
}

// `R 1 299`: a filter has no cents.
const wholeRand = (amount: number) => rand(amount * 100).replace(/\.00$/, '')
