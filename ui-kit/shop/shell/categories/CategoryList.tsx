import { useSyncExternalStore } from 'react'
import { desktopQuery } from '#ui-kit/theme/media.ts'
import { CategoryLevels } from './CategoryLevels.tsx'
import { CategoryPanels } from './CategoryPanels.tsx'
import type { CategoryListProps } from './menuCategory.ts'

/** The categories of a menu: beside their panels on wide screens, one level below the other on phones. */
export const CategoryList = (props: CategoryListProps) =>
  useIsWide() ? <CategoryPanels {...props} /> : <CategoryLevels {...props} />

const useIsWide = () => useSyncExternalStore(watchWidth, () => matchMedia(desktopQuery).matches, assumeWide)

// For static renderings.
const assumeWide = () => true

const watchWidth = (onChange: () => void) => {
  const wide = matchMedia(desktopQuery)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
