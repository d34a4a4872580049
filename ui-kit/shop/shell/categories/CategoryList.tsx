import { useWideScreen } from '#ui-kit/elements/useWideScreen.ts'
import { CategoryLevels } from './CategoryLevels.tsx'
import { CategoryPanels } from './CategoryPanels.tsx'
import type { CategoryListProps } from './menuCategory.ts'

/** The categories of a menu: beside their panels on wide screens, one level below the other on phones. */
export const CategoryList = (props: CategoryListProps) =>
  useWideScreen(true) ? <CategoryPanels {...props} /> : <CategoryLevels {...props} />
