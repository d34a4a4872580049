import { createActor, fromPromise } from 'xstate'
import { type Search, searchBoxMachine } from '#domain/catalogue/searchBoxMachine.ts'
import type { Answers } from '#web/client/answers.ts'

interface Ports {
  answers: Answers
  /** Goes to the results of a search. */
  onSearch: (search: Search) => void
  onSuggestions: (suggestions: readonly string[]) => void
}

/** The search box at work: it waits, asks for tags, and searches. Loaded once somebody begins to type. */
export const openLiveSearch = (text: string, { answers, onSearch, onSuggestions }: Ports) => {
  const wired = searchBoxMachine.provide({
    actors: {
      suggest: fromPromise<readonly string[], { text: string }>(async ({ input }) => {
        const { answer } = await answers.ask('GET products/tagSuggestions/:text', {
          params: { text: input.text.trim() },
        })
        return answer?.suggestions ?? []
      }),
    },
    actions: { search: (_, search) => onSearch(search) },
  })
  const actor = createActor(wired, { input: { text } })
  actor.subscribe(({ context }) => onSuggestions(context.suggestions))
  return actor.start()
}

export type LiveSearch = ReturnType<typeof openLiveSearch>
