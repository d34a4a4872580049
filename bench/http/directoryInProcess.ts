import type { Call } from '#api/http/handlers.ts'
import { providerQueries } from '#api/provider/providerQueries.ts'
import { providerRoutes } from '#api/provider/providerRoutes.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { ProvidersQuery, SoonestQuery } from '#domain/provider/providersQuery.ts'
import { shopFiles } from '#harness/shop/shopLocation.ts'

/** The handlers of the directory without HTTP: each call parses the query and builds the answer. */
export const openDirectoryInProcess = (folder: string) => {
  const database = openReadDatabase(shopFiles({ folder }).readModels)
  const now = () => new Date()
  const handlers = providerRoutes(providerQueries(database, now), now)

  return {
    list: async (params: Record<string, string>) => {
      const query = ProvidersQuery.parse({ limit: '4', ...params })
      return handlers['GET api/service-providers/searchServiceProviders']({ ...guestCall, query })
    },
    freeTimes: async (id: string) =>
      handlers['GET api/service-providers/slots/:id']({
        ...guestCall,
        params: { id },
        query: { from: undefined, days: 7 },
      }),
    soonestFitter: async (params: Record<string, string>) =>
      handlers['GET api/service-providers/soonest']({ ...guestCall, query: SoonestQuery.parse(params) }),
    close: () => database.close(),
  }
}

const context = { by: { role: 'guest', id: '' }, correlationId: 'bench' } as const
const guestCall = {
  ...{ caller: undefined, context, idempotentContext: context, key: undefined },
  ...{ params: {}, query: {}, querydata: {} },
} satisfies Partial<Call<Endpoint>>
