import { setup } from 'xstate'
import { type Fact, fact, type Happened, refuse } from '#domain/kernel/decision.ts'
import type { KeepingOf } from '#domain/kernel/personal.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import { isPagePath } from './slug.ts'

export type SlugFact = Fact<'SlugClaimed', { productId: string }>

export const slugFacts = { SlugClaimed: { version: 1 } } satisfies KeepingOf<SlugFact>

const slugSetup = setup({
  types: { context: {} as { productId: string | undefined }, events: {} as Happened<SlugFact> },
})

/** One slug leads to one product: its stream's first writer has it. */
export const slugMachine = slugSetup.createMachine({
  id: 'slug',
  context: { productId: undefined },
  initial: 'free',
  states: {
    free: {
      on: {
        SlugClaimed: {
          target: 'claimed',
          actions: slugSetup.assign(({ event }) => ({ productId: event.data.productId })),
        },
      },
    },
    claimed: {},
  },
})

export const slugStream = (slug: string) => `slug-${slug}`

/** Takes a slug for a product; taking one's own again changes nothing. */
export const claimSlug = (slug: Replayed<typeof slugMachine>, productId: string) => {
  if (slug.context.productId === productId) return []
  const name = slug.stream.slice('slug-'.length)
  if (!slug.can('SlugClaimed') || isPagePath(name)) return refuse('SlugIsTaken', { details: { slug: name } })

  return [fact('SlugClaimed', { productId })]
}
