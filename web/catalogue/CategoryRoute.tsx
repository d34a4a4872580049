import { Listing } from '#web/catalogue/listing/Listing.tsx'
import { listingRequest } from '#web/catalogue/listing/listingRequest.ts'
import { categoryTrail } from '#web/catalogue/listing/listingTrail.ts'
import { categoryLinks, categoryPath, useCategories } from '#web/state/catalogue/categories.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { pathParts, type RouteModule, type Visit } from '#web/state/navigation/route.ts'

type CategoryVisit = Pick<Visit, 'params'>

export const preloadCategory = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  ask('GET products/getByCategoryOrPageNumber', listingRequest(scopeOf(visit), visit))

/** The products of a category: by its name, or below its parents by their slugs. */
export const CategoryRoute = ({ visit }: { visit: Visit }) => {
  const { categories } = useCategories()
  const path = requestedPath(visit)
  const known = categoryPath(categories, path)
  const current = known.at(-1)

  return (
    <Listing
      title={current?.name ?? path.at(-1) ?? ''}
      trail={categoryTrail(known, path)}
      subcategories={current && categoryLinks(current.children)}
      kind="category"
      scope={scopeOf(visit)}
      visit={visit}
    />
  )
}

/** The names or slugs in the address of a category. */
export const requestedPath = ({ params: { name, parent, child, grandchild } }: CategoryVisit) =>
  pathParts([name, parent, child, grandchild])

const scopeOf = (visit: CategoryVisit) => ({ categoryName: requestedPath(visit).join('/') })

export const categoryPage: RouteModule = { Component: CategoryRoute, preload: preloadCategory }
