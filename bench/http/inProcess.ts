import { catalogueRoutes } from '#api/catalogue/catalogueRoutes.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Call } from '#api/http/answers.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openEngine } from '#bench/engine.ts'
import { ListQuery, SearchQuery } from '#domain/catalogue/catalogueQuery.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { filesIn } from './catalogueOfSize.ts'
import type { Question } from './questions.ts'

/** The catalogue's answers without HTTP: the query is checked, the answer is put together, as a call does. */
export const openInProcess = async (folder: string) => {
  const { events, readModels } = filesIn(folder)
  const store = openEngine(await openSqliteEventStore(events))
  const database = openReadDatabase(readModels)
  const answers = catalogueRoutes({
    products: productQueries(database),
    ledger: openLedger(store),
    secret: 'known to the bench',
    searched: () => undefined,
  })

  return {
    search: async (question: Question) => {
      const query = SearchQuery.parse(question)
      const answer = await answers['GET products/search']({ ...nobody, params: {}, query, querydata: {} })
      if (isRefusal(answer)) throw new Error(`${JSON.stringify(question)} was refused`)
      return answer.meta
    },
    list: async (question: Question) => {
      const query = ListQuery.parse(question)
      return answers['GET products/getByCategoryOrPageNumber']({ ...nobody, params: {}, query, querydata: {} })
    },
    suggest: async (text: string) =>
      answers['GET products/tagSuggestions/:text']({ ...nobody, params: { text }, query: {}, querydata: {} }),
    product: async (slug: string) =>
      answers['GET products/getProduct/:slug']({ ...nobody, params: { slug }, query: {}, querydata: {} }),
    close: async () => {
      await store.close()
      database.close()
    },
  }
}

const deed = { by: { role: 'guest', id: '' }, correlationId: 'bench' } as const
const nobody = { caller: undefined, deed, once: deed, key: undefined } satisfies Partial<Call<Endpoint>>
