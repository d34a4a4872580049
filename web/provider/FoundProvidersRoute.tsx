import { FoundProvidersScreen } from '#ui-kit/screens/provider/FoundProvidersScreen.tsx'
import { DeferredSearchField } from '#web/provider/listing/DeferredSearchField.tsx'
import { parseProviderSearch, providersRequest } from '#web/provider/listing/providerListUrl.ts'
import { useProviderList } from '#web/provider/listing/useProviderList.tsx'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'

/** Asks for what a search in the directory found, before it is rendered. */
export const preloadFoundProviders = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  Promise.all([
    // Of the directory's menu, which stands above the page.
    ask('GET api/service-providers/categories', {}),
    ask('GET api/service-providers/areas', {}),
    ask('GET api/service-providers/searchServiceProviders', providersRequest(visit)),
  ])

/** What a search in the directory of service providers found. */
export const FoundProvidersRoute = ({ visit }: { visit: Visit }) => {
  const text = parseProviderSearch(visit.query)
  const { listing, total, dialog } = useProviderList(visit)
  const title = text ? `Results for “${text}”` : 'All service providers'

  return (
    <>
      <PageHead title={text ? `${text}: service providers` : title} />
      <FoundProvidersScreen
        title={title}
        total={total}
        search={<DeferredSearchField visit={visit} />}
        {...listing}
        dialog={dialog}
      />
    </>
  )
}

export const foundProvidersPage: RouteModule = { Component: FoundProvidersRoute, preload: preloadFoundProviders }
