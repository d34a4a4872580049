import { setup } from 'xstate'
import type { RecordedFact } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import type { SearchFact } from './searchEvents.ts'

interface SearchesContext {
  /** How many searches of the day found nothing. */
  unfound: number
}

const searchesSetup = setup({ types: { context: {} as SearchesContext, events: {} as RecordedFact<SearchFact> } })

/** The searches of one day that found nothing. The machine does not store the texts: the read model counts them from the facts. */
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
