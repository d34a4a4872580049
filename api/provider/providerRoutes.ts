import type { Handlers } from '#api/http/handlers.ts'
import { refuse } from '#domain/kernel/decision.ts'
import type { providerContract } from '#domain/provider/providerContract.ts'
import type { ProviderQueries } from './providerQueries.ts'

/** What the list says in place of providers. */
const nothingFound = 'No service providers found. Try another category or area, or fewer filters.'

/** The public endpoints of the directory. */
export const providerRoutes = (providers: ProviderQueries, now: () => Date): Handlers<typeof providerContract> => ({
  'GET api/service-providers/categories': () => ({ results: providers.categories() }),
  'GET api/service-providers/searchServiceProviders': ({ query }) => {
    const { categoryName, isCategory, search, priceEnd, verified, ...rest } = query
    const isText = isCategory === 'false'
    const page = providers.page({
      ...rest,
      category: isText ? undefined : categoryName,
      search: [search, isText ? categoryName : ''].filter(Boolean).join(' '),
      feeUpTo: priceEnd === undefined ? undefined : priceEnd * 100,
      verified: verified === undefined ? undefined : verified === 'true',
    })
    return { ...page, asOf: minuteOf(now()), ...(page.meta.total === 0 && { message: nothingFound }) }
  },
  'GET api/service-providers/areas': () => ({ results: providers.areas() }),
  'GET api/service-providers/soonest': ({ query: { categoryName, area } }) => ({
    result: providers.soonest({ category: categoryName, area }),
    asOf: minuteOf(now()),
  }),
  'GET api/service-providers/slots/:id': ({ params, query, caller }) => {
    const result = providers.freeTimes(params.id, query, caller?.customerId)
    return result ? { result, asOf: minuteOf(now()) } : refuse('ProviderNotFound')
  },
  'GET api/service-providers/:id': ({ params, caller }) => {
    const result = providers.find(params.id)
    const isVisible = result && (result.isActive || caller?.role === 'Admin')
    return isVisible ? { result, asOf: minuteOf(now()) } : refuse('ProviderNotFound')
  },
})

// In whole minutes, so that an unchanged answer keeps its ETag for a while.
const minuteOf = (moment: Date) => `${moment.toISOString().slice(0, 16)}:00Z`
