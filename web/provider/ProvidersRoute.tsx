import { ProvidersScreen } from '#ui-kit/screens/provider/ProvidersScreen.tsx'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'
import { useProviderCategories } from '#web/state/provider/providerCategories.ts'
import { ProviderSearchField } from './ProviderSearchField.tsx'
import { providerCardOf } from './providerCard.ts'
import { allProvidersHref, isProviderSearch, parseProviderSearch, providersRequest } from './providerListUrl.ts'
import { useDescriptionDialog, useProviderList } from './useProviderList.tsx'

/** The providers that the start of the directory shows: verified and well rated, free soonest. */
const startRequest = { query: { verified: 'true', ratingFrom: '4', sort: 'soonest', limit: '6' } } as const

/** Asks for what the start of the directory shows, before it is rendered. */
export const preloadProviders = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  Promise.all([
    ask('GET api/service-providers/categories', {}),
    ask('GET api/service-providers/areas', {}),
    isProviderSearch(visit.query)
      ? ask('GET api/service-providers/searchServiceProviders', providersRequest(visit))
      : ask('GET api/service-providers/searchServiceProviders', startRequest),
  ])

/** The start of the directory of service providers, and what a search in it found. */
export const ProvidersRoute = ({ visit }: { visit: Visit }) =>
  isProviderSearch(visit.query) ? <FoundProviders visit={visit} /> : <Directory visit={visit} />

const Directory = ({ visit }: { visit: Visit }) => {
  const tree = useProviderCategories()
  const soonestQuery = useQuery('GET api/service-providers/searchServiceProviders', startRequest)
  const providers = soonestQuery.answer?.results ?? []
  const { dialog, onShowMore } = useDescriptionDialog(providers)

  return (
    <>
      <PageHead
        title="Service providers"
        description="Plumbers, electricians, tutors, hairdressers and more near you: see when they are free and book a time."
      />
      <ProvidersScreen
        search={<ProviderSearchField visit={visit} />}
        start={{
          groups: tree.categories.map(({ name, value, href, count }) => ({ label: name, value, href, count })),
          allHref: allProvidersHref,
          soonest: providers.map(providerCardOf),
          now: soonestQuery.answer?.asOf ?? '',
          onShowMore,
          loading: tree.status === 'loading' || soonestQuery.status === 'loading',
          failure: failureOf(tree) ?? failureOf(soonestQuery),
        }}
        dialog={dialog}
      />
    </>
  )
}

const FoundProviders = ({ visit }: { visit: Visit }) => {
  const text = parseProviderSearch(visit.query)
  const { listing, total, dialog } = useProviderList(visit)
  const title = text ? `Results for “${text}”` : 'All service providers'

  return (
    <>
      <PageHead title={text ? `${text}: service providers` : title} />
      <ProvidersScreen
        search={<ProviderSearchField visit={visit} />}
        start={{ groups: [], allHref: allProvidersHref, soonest: [], now: listing.now }}
        results={{ ...listing, title, total }}
        dialog={dialog}
      />
    </>
  )
}

export const providersPage: RouteModule = { Component: ProvidersRoute, preload: preloadProviders }
