import { setup } from 'xstate'
import type { Happened } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import type { SearchFact } from './searchEvents.ts'

interface SearchesContext {
  /** How many searches of the day found nothing. */
  unfound: number
}

const searchesSetup = setup({ types: { context: {} as SearchesContext, events: {} as Happened<SearchFact> } })

/** What was looked for on one day and not found. The texts stay in the facts: the read model counts them. */
export const searchesMachine = searchesSetup.createMachine({
  id: 'searches',
  context: { unfound: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        SearchesFoundNothing: {
          actions: searchesSetup.assign(({ context, event: { data } }) => ({
            unfound: context.unfound + sum(data.searches.map(({ count }) => count)),
          })),
        },
      },
    },
  },
})

/** `day`: `2026-11-21`. */
export const searchesStream = (day: string) => `searches-${day}`
