import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingMutants, withoutAbandonedClaims } from '#verification/mutants/bookingMutants.ts'
import { realShopParts, type ShopParts } from '#verification/mutants/shopParts.ts'
import { openOrderingFixture } from '#verification/ordering/orderingFixture.ts'
import { bookingProperty } from './bookingProperty.ts'

const maxRuns = 1000

/** The violation that a mutant causes, as text. Plans are not shrunk. */
const violationIn = async (mutant: Partial<ShopParts>) => {
  // A fixture for each mutant, because a mutant may leave requests running.
  await using fixture = await openOrderingFixture('SQLite')
  const property = bookingProperty({ ...fixture, shopParts: { ...realShopParts, ...mutant } })
  const { errorInstance } = await fc.check(property, { numRuns: maxRuns, endOnFailure: true })
  return String(errorInstance ?? `nothing in ${maxRuns} runs`)
}

it.each<[string, Partial<ShopParts>, RegExp]>([
  ...bookingMutants,
  ['a booking that names a claim which it gave up', withoutAbandonedClaims, /a booking (has|keeps) its time/],
  [
    'a store that ignores the expected revision',
    {
      wrapStore: (store) => ({
        ...store,
        append: (stream, _expected, ...rest) => store.append(stream, 'any', ...rest),
      }),
    },
    /Violation|is broken at revision/,
  ],
])('finds %s', { timeout: 60_000 }, async (_name, mutant, violation) => {
  expect(await violationIn(mutant)).toMatch(violation)
})
