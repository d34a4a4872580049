import { ProviderCategoryScreen } from '#ui-kit/screens/provider/ProviderCategoryScreen.tsx'
import { DeferredSearchField } from '#web/provider/listing/DeferredSearchField.tsx'
import { providersRequest } from '#web/provider/listing/providerListUrl.ts'
import { useProviderList } from '#web/provider/listing/useProviderList.tsx'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { pathParts, type RouteModule, type Visit } from '#web/state/navigation/route.ts'
import {
  providerCategoryHref,
  providerCategoryPath,
  useProviderCategories,
} from '#web/state/provider/providerCategories.ts'
import { providerCategoryTrail } from './providerTrail.ts'

/** Asks for what the page of a category shows, before it is rendered. */
export const preloadProviderCategory = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  Promise.all([
    ask('GET api/service-providers/categories', {}),
    ask('GET api/service-providers/areas', {}),
    ask('GET api/service-providers/searchServiceProviders', providersRequest(visit, requestedPath(visit).join('/'))),
  ])

/** The providers of a category, by the values of its path. */
export const ProviderCategoryRoute = ({ visit }: { visit: Visit }) => {
  const values = requestedPath(visit)
  const { categories } = useProviderCategories()
  const path = providerCategoryPath(categories, values)
  const current = path.at(-1)
  // A path that matches no category is shown as it is in the address.
  const title = current?.name ?? values.at(-1) ?? ''
  const { listing, total, dialog } = useProviderList(visit, {
    categoryName: values.join('/'),
    above: categoryAbove(values),
  })

  return (
    <>
      <PageHead
        title={listing.page > 1 ? `${title}, page ${listing.page}` : title}
        description={`${title} near you: see when they are free and book a time.`}
      />
      <ProviderCategoryScreen
        title={title}
        trail={providerCategoryTrail(path, title)}
        parts={current?.children.filter(({ count }) => count > 0).map(({ name, href }) => ({ label: name, href }))}
        total={total}
        search={<DeferredSearchField visit={visit} />}
        {...listing}
        dialog={dialog}
      />
    </>
  )
}

const requestedPath = ({ params: { parent, child, leaf } }: Pick<Visit, 'params'>) => pathParts([parent, child, leaf])

const categoryAbove = (values: readonly string[]) =>
  values.length > 1 ? [{ label: 'The category above', href: providerCategoryHref(values.slice(0, -1)) }] : []

export const providerCategoryPage: RouteModule = { Component: ProviderCategoryRoute, preload: preloadProviderCategory }
