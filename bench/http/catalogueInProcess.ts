import { catalogueRoutes } from '#api/catalogue/catalogueRoutes.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Call } from '#api/http/handlers.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { ListQuery, SearchQuery } from '#domain/catalogue/catalogueQuery.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { shopFiles } from '#harness/shop/shopLocation.ts'
import type { SearchParams } from './generateSearches.ts'

/** The handlers of the catalogue without HTTP: each call parses the query and builds the answer. */
export const openCatalogueInProcess = async (folder: string) => {
  const { events, readModels } = shopFiles({ folder })
  const store = encryptStore(await openSqliteEventStore(events))
  const database = openReadDatabase(readModels)
  const handlers = catalogueRoutes({
    products: productQueries(database),
    ledger: openLedger(store),
    secret: 'known to the bench',
  })

  return {
    search: async (params: SearchParams) => {
      const query = SearchQuery.parse(params)
      const answer = await handlers['GET products/search']({ ...guestCall, params: {}, query, querydata: {} })
      if (isRefusal(answer)) throw new Error(`${JSON.stringify(params)} was refused`)
      return answer.meta
    },
    list: async (params: SearchParams) => {
      const query = ListQuery.parse(params)
      return handlers['GET products/getByCategoryOrPageNumber']({ ...guestCall, params: {}, query, querydata: {} })
    },
    suggest: async (text: string) =>
      handlers['GET products/tagSuggestions/:text']({ ...guestCall, params: { text }, query: {}, querydata: {} }),
    product: async (slug: string) =>
      handlers['GET products/getProduct/:slug']({ ...guestCall, params: { slug }, query: {}, querydata: {} }),
    close: async () => {
      await store.close()
      database.close()
    },
  }
}

const context = { by: { role: 'guest', id: '' }, correlationId: 'bench' } as const
const guestCall = { caller: undefined, context, idempotentContext: context, key: undefined } satisfies Partial<
  Call<Endpoint>
>
