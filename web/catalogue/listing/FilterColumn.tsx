import { Suspense } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { useWideScreen } from '#ui-kit/elements/useWideScreen.ts'
import type { FilterPanelProps } from '#ui-kit/shop/search/FilterPanel.tsx'
import { FilterPanelSkeleton } from '#ui-kit/shop/search/FilterPanelSkeleton.tsx'

// A list without its filters is better than none.
const Panel = optionalPart(async () => (await import('#ui-kit/shop/search/FilterPanel.tsx')).FilterPanel)

/** The filters beside a list. Phones open them in a sheet, so that only wide screens load them here. */
export const FilterColumn = (props: FilterPanelProps) =>
  useWideScreen(false) ? (
    <Suspense fallback={<FilterPanelSkeleton />}>
      <Panel {...props} />
    </Suspense>
  ) : (
    <FilterPanelSkeleton />
  )
