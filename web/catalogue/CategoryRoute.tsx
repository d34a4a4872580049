import { Listing } from '#web/catalogue/listing/Listing.tsx'
import { listingRequest } from '#web/catalogue/listing/listingRequest.ts'
import { categoryLinks, categoryPath, useCategories } from '#web/state/catalogue/categories.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { pathParts, type Visit } from '#web/state/navigation/route.ts'

type CategoryVisit = Pick<Visit, 'params'>

export const preloadCategory = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  ask('GET products/getByCategoryOrPageNumber', listingRequest(scopeOf(visit), visit))

/** The products of a category: by its name, or below its parents by their slugs. */
export const CategoryRoute = ({ visit }: { visit: Visit }) => {
  const { categories } = useCategories()
  const path = requestedPath(visit)
  const knownPath = categoryPath(categories, path).map(({ name, href, children }) => ({ label: name, href, children }))
  // A path that matches no category is shown as it is in the address.
  const steps = knownPath.length > 0 ? knownPath : path.map((label) => ({ label, href: undefined, children: [] }))
  const current = steps.at(-1)

  return (
    <Listing
      title={current?.label ?? ''}
      trail={[home, all, ...steps.map(({ label, href }) => ({ label, href }))]}
      subcategories={current && categoryLinks(current.children)}
      scope={scopeOf(visit)}
      visit={visit}
    />
  )
}

const home = { label: 'Home', href: '/' }
const all = { label: 'Categories', href: '/Categories' }

const requestedPath = ({ params: { name, parent, child, grandchild } }: CategoryVisit) =>
  pathParts([name, parent, child, grandchild])

const scopeOf = (visit: CategoryVisit) => ({ categoryName: requestedPath(visit).join('/') })
