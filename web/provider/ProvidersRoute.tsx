import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { ProvidersScreen } from '#ui-kit/screens/provider/ProvidersScreen.tsx'
import { DeferredSearchField } from '#web/provider/listing/DeferredSearchField.tsx'
import { allProvidersHref } from '#web/provider/listing/providerListUrl.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'
import { useProviderCategories } from '#web/state/provider/providerCategories.ts'

const SoonestProviders = hydrateLater(async () => (await import('./SoonestProviders.tsx')).SoonestProviders)

/** The providers that the start of the directory shows: verified and well rated, free soonest. */
const startRequest = { query: { verified: 'true', ratingFrom: '4', sort: 'soonest', limit: '6' } } as const

/** Asks for what the start of the directory shows, before it is rendered. */
export const preloadProviders = (_: Visit, ask: QueryCache['fetchQuery']) =>
  Promise.all([
    ask('GET api/service-providers/categories', {}),
    ask('GET api/service-providers/searchServiceProviders', startRequest),
  ])

/** The start of the directory of service providers. */
export const ProvidersRoute = ({ visit }: { visit: Visit }) => {
  const tree = useProviderCategories()
  const soonestQuery = useQuery('GET api/service-providers/searchServiceProviders', startRequest)
  const { results = [], asOf = '' } = soonestQuery.answer ?? {}

  return (
    <>
      <PageHead
        title="Service providers"
        description="Plumbers, electricians, tutors, hairdressers and more near you: see when they are free and book a time."
      />
      <ProvidersScreen
        search={<DeferredSearchField visit={visit} />}
        start={{
          groups: tree.categories.map(({ name, value, href, count }) => ({ label: name, value, href, count })),
          allHref: allProvidersHref,
          soonest: results.length > 0 && <SoonestProviders providers={results} now={asOf} />,
          loading: tree.status === 'loading' || soonestQuery.status === 'loading',
          failure: failureOf(tree) ?? failureOf(soonestQuery),
        }}
      />
    </>
  )
}

export const providersPage: RouteModule = { Component: ProvidersRoute, preload: preloadProviders }
