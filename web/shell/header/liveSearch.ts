import { createActor, fromPromise } from 'xstate'
import { type Search, searchBoxMachine } from '#domain/catalogue/searchBoxMachine.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'

interface LiveSearchDependencies {
  queryCache: QueryCache
  /** Opens the results of a search. */
  onSearch: (search: Search) => void
  onSuggestions: (suggestions: readonly string[]) => void
}

/** Starts the machine of the search box: it debounces, fetches tag suggestions and searches. Loaded when somebody starts to type. */
export const openLiveSearch = (text: string, { queryCache, onSearch, onSuggestions }: LiveSearchDependencies) => {
  const machine = searchBoxMachine.provide({
    actors: {
      suggest: fromPromise<readonly string[], { text: string }>(async ({ input }) => {
        const { answer } = await queryCache.fetchQuery('GET products/tagSuggestions/:text', {
          params: { text: input.text.trim() },
        })
        return answer?.suggestions ?? []
      }),
    },
    actions: { search: (_, search) => onSearch(search) },
  })
  const actor = createActor(machine, { input: { text } })
  actor.subscribe(({ context }) => onSuggestions(context.suggestions))
  return actor.start()
}

export type LiveSearch = ReturnType<typeof openLiveSearch>
