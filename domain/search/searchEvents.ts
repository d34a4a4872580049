import type { Fact } from '#domain/kernel/decision.ts'
import type { KeepingOf } from '#domain/kernel/personal.ts'

/** A text that was searched for, and how often. */
export interface UnfoundSearch {
  text: string
  count: number
}

/** Facts of a `searches-{day}` stream; the day is South Africa's. */
export type SearchFact = Fact<'SearchesFoundNothing', { searches: readonly UnfoundSearch[] }>

// A text that looks like somebody's is left out before it is counted (`countedText`), so nothing in it is anybody's.
export const searchFacts = { SearchesFoundNothing: { version: 1 } } satisfies KeepingOf<SearchFact>
