import type { Fact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** A search text, and how many searches for it found nothing. */
export interface SearchWithoutResults {
  text: string
  count: number
}

/** Facts of a `searches-{day}` stream; the day is in South African time. */
export type SearchFact = Fact<'SearchesFoundNothing', { searches: readonly SearchWithoutResults[] }>

// No field is personal: `countableSearchText` drops texts that look personal before they are counted.
export const searchFacts = { SearchesFoundNothing: { version: 1 } } satisfies EventSchemas<SearchFact>
