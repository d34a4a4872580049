import fc from 'fast-check'
import { realShopParts, type ShopParts } from '#verification/mutants/shopParts.ts'
import { openOrderingFixture } from '#verification/ordering/orderingFixture.ts'
import type { OrderingFixture } from '#verification/ordering/orderingNode.ts'

/** The violation of a property that a mutant causes, as text. Plans are not shrunk. */
export const violationIn = async (
  property: (fixture: OrderingFixture) => fc.IAsyncProperty<unknown>,
  mutant: Partial<ShopParts>,
  maxRuns: number,
) => {
  // A fixture for each mutant, because a mutant may leave requests running.
  await using fixture = await openOrderingFixture('SQLite')
  const mutated = property({ ...fixture, shopParts: { ...realShopParts, ...mutant } })
  const { errorInstance } = await fc.check(mutated, { numRuns: maxRuns, endOnFailure: true })
  return String(errorInstance ?? `nothing in ${maxRuns} runs`)
}
