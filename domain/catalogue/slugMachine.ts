import { setup } from 'xstate'
import { type Fact, fact, type RecordedFact, refuse } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'
import type { Replayed } from '#domain/kernel/replay.ts'
import { isReservedSlug } from './reservedSlugs.ts'

export type SlugFact = Fact<'SlugClaimed', { productId: string }>

export const slugFacts = { SlugClaimed: { version: 1 } } satisfies EventSchemas<SlugFact>

const slugSetup = setup({
  types: { context: {} as { productId: string | undefined }, events: {} as RecordedFact<SlugFact> },
})

/** A slug belongs to one product: the first writer of its stream gets it. */
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

/** Claims a slug for a product. Idempotent for the product that owns it. */
export const claimSlug = (slug: Replayed<typeof slugMachine>, productId: string) => {
  if (slug.context.productId === productId) return []
  const name = slug.stream.slice('slug-'.length)
  if (!slug.can('SlugClaimed') || isReservedSlug(name)) return refuse('SlugIsTaken', { details: { slug: name } })

  return [fact('SlugClaimed', { productId })]
}
