import { expect, it } from 'vitest'
import { simulateSeed } from './simulateSeed.ts'

// In these runs a slow node released the reservation of an order that another node had confirmed and an admin had shipped.
// A change of the order of store calls changes what a seed does, so today they are four seeds among many.
it.each([1311, 1689, 3210, 3923])(
  'seed %i, which once lost pieces of a shipped order, violates no invariant',
  async (seed) => {
    expect((await simulateSeed(seed)).failure).toBeUndefined()
  },
)
