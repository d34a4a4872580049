import { Suspense } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { useWideScreen } from '#ui-kit/elements/useWideScreen.ts'
import type { ProviderFiltersProps } from '#ui-kit/shop/provider/ProviderFilters.tsx'
import { FilterPanelSkeleton } from '#ui-kit/shop/search/FilterPanelSkeleton.tsx'

// A list without its filters is better than none.
const Filters = optionalPart(async () => (await import('#ui-kit/shop/provider/ProviderFilters.tsx')).ProviderFilters)

/** The filters beside a list of providers. Phones open them in a sheet, so that only wide screens load them here. */
export const ProviderFilterColumn = (props: ProviderFiltersProps) =>
  useWideScreen(false) ? (
    <Suspense fallback={<FilterPanelSkeleton />}>
      <Filters {...props} />
    </Suspense>
  ) : (
    <FilterPanelSkeleton />
  )
