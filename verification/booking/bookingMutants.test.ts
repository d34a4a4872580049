import { expect, it } from 'vitest'
import { bookingMutants, withoutAbandonedClaims } from '#verification/mutants/bookingMutants.ts'
import type { ShopParts } from '#verification/mutants/shopParts.ts'
import { withBlindStore } from '#verification/mutants/withBlindStore.ts'
import { violationIn } from '#verification/ordering/testing/violationIn.ts'
import { bookingProperty } from './bookingProperty.ts'

const maxRuns = 1000

it.each<[string, Partial<ShopParts>, RegExp]>([
  ...bookingMutants,
  ['a booking that names a claim which it gave up', withoutAbandonedClaims, /a booking (has|keeps) its time/],
  ['a store that ignores the expected revision', withBlindStore, /Violation|is broken at revision/],
])('finds %s', { timeout: 60_000 }, async (_name, mutant, violation) => {
  expect(await violationIn(bookingProperty, mutant, maxRuns)).toMatch(violation)
})
