import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { SearchForm } from '#ui-kit/shop/search/SearchForm.tsx'
import { categoryLinks, useCategories } from '#web/state/catalogue/categories.ts'

/** Below an error: a search, and the pages that most people were looking for. */
export const WaysOn = () => (
  <>
    <SearchForm label="Search the shop" />
    <LinkChips
      label="Where to look instead"
      links={[...categoryLinks(useCategories().categories), ...otherPages]}
      centered
    />
  </>
)

const otherPages = [
  { label: 'Service providers', href: '/ServiceProviders' },
  { label: 'Your orders', href: '/account/orders' },
  { label: 'Help', href: '/Help' },
]
