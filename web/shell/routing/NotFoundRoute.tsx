import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { categoryLinks, useCategories } from '#web/state/catalogue/categories.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

/** The page for an unknown URL, with the ways that most people were looking for. */
export const NotFoundRoute = () => (
  <>
    <PageHead title="Not found" />
    <ErrorScreen>
      <LinkChips
        label="Where to look instead"
        links={[...categoryLinks(useCategories().categories), ...otherPages]}
        centered
      />
    </ErrorScreen>
  </>
)

const otherPages = [
  { label: 'Service providers', href: '/ServiceProviders' },
  { label: 'Your orders', href: '/account/orders' },
  { label: 'Help', href: '/Help' },
]
