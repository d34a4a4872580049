import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { SearchForm } from '#ui-kit/shop/search/SearchForm.tsx'
import { sitePaths } from '#web/sitePaths.ts'
import { categoryLinks, useCategories } from '#web/state/catalogue/categories.ts'

/** Below an error: a search, and the pages that most people were looking for. */
export const WaysOn = () => (
  <>
    <SearchForm action={sitePaths.home} label="Search the shop" />
    <LinkChips
      label="Where to look instead"
      links={[...categoryLinks(useCategories().categories), ...otherPages]}
      centered
    />
  </>
)

const otherPages = [
  { label: 'Service providers', href: sitePaths.providers },
  { label: 'Your orders', href: sitePaths.orders },
  { label: 'Help', href: '/Help' },
]
