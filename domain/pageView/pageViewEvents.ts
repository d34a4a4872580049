import type { Fact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

/** A page by its path, and how often it was opened. */
export interface CountedPage {
  path: string
  count: number
}

/** Facts of a `pageViews-{day}` stream; the day is in South African time. Only paths of `termsPaths` are counted. */
export type PageViewFact = Fact<'PageViewsCounted', { pages: readonly CountedPage[] }>

// No field is personal: nothing tells who opened a page.
export const pageViewFacts = { PageViewsCounted: { version: 1 } } satisfies EventSchemas<PageViewFact>
