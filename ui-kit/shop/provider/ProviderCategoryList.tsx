import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import type { MenuCategory } from '#ui-kit/shop/shell/CategoryMenuItem.tsx'

type ProviderCategoryMenuProps = {
  categories: readonly MenuCategory[]
  /** How many categories show at first; five by default. */
  initialCount?: number | undefined
}

/** The category menu of the service providers: a few categories at first, then all. */
export const ProviderCategoryMenu = ({ categories, initialCount = 5 }: ProviderCategoryMenuProps) => {
  const [isExpanded, setIsExpanded] = useState(false)

  return (
    <CategoryMenu
      label="Search By Service Provider Categories"
      categories={isExpanded ? categories : categories.slice(0, initialCount)}
    >
      {categories.length > initialCount && (
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
      )}
    </CategoryMenu>
  )
}

const More = styled.div`
  padding: var(--space-2) var(--space-3);
`
