import { Suspense } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import type { FilterPanelProps } from '#ui-kit/shop/search/FilterPanel.tsx'
import { FilterPanelSkeleton } from '#ui-kit/shop/search/FilterPanelSkeleton.tsx'
import { useWideScreen } from './useWideScreen.ts'

// A list without its filters is better than none.
const Panel = optionalPart(async () => (await import('#ui-kit/shop/search/FilterPanel.tsx')).FilterPanel)

/** The filters beside a list. Phones open them in a sheet, so that only wide screens load them here. */
export const FilterColumn = (props: FilterPanelProps) =>
  useWideScreen() ? (
    <Suspense fallback={<FilterPanelSkeleton />}>
      <Panel {...props} />
    </Suspense>
  ) : (
    <FilterPanelSkeleton />
  )
