import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { CategoryList } from '#ui-kit/shop/shell/categories/CategoryList.tsx'
import type { MenuCategory } from '#ui-kit/shop/shell/categories/menuCategory.ts'

type ProviderCategoryListProps = {
  /** The groups of services, with those below them. */
  categories: readonly MenuCategory[]
  /** Called when a link is followed. */
  onSelect: () => void
  /** How many categories show at first; five by default. */
  initialCount?: number | undefined
}

/** The categories of the service providers in their menu: a few at first, then all. */
export const ProviderCategoryList = ({ categories, onSelect, initialCount = 5 }: ProviderCategoryListProps) => {
  const [isExpanded, setIsExpanded] = useState(false)

  return (
    <CategoryList
      categories={isExpanded ? categories : categories.slice(0, initialCount)}
      onSelect={onSelect}
      more={
        categories.length > initialCount && (
          <More>
            <Button
              kind="secondary"
              size="small"
              wide
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? 'View Less' : 'View More'}
            </Button>
          </More>
        )
      }
    />
  )
}

const More = styled.div`
  padding: var(--space-2) var(--space-3);
`
