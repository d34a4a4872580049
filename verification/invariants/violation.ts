/**
 * What kind of harm a violation is: an acknowledged order is lost, something happened twice, an order is left between two states, a
 * product's pieces do not add up, an order was refused and taken after all, or any other answer that the log contradicts.
 */
export type ViolationKind = 'lost' | 'doubled' | 'halfDone' | 'unbalanced' | 'takenAfterAll' | 'other'

/** One violated invariant. `detail` describes the actual state. */
export interface Violation {
  kind: ViolationKind
  invariant: string
  detail: string
}

/** The shop violated one of its invariants. */
export class InvariantViolation extends Error {
  override name = 'InvariantViolation'
  readonly invariant: string

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`)
    this.invariant = invariant
  }
}

/** Throws `InvariantViolation` where an invariant does not hold. `detail` describes the actual state. */
export const assertInvariant = (holds: boolean, invariant: string, detail: () => string) => {
  if (!holds) throw new InvariantViolation(invariant, detail())
}

/** Throws the first violation, if there is one. */
export const assertNoViolation = (violations: Iterable<Violation>) => {
  for (const { invariant, detail } of violations) throw new InvariantViolation(invariant, detail)
}

export const countByKind = (violations: Iterable<Violation>): Record<ViolationKind, number> => {
  const counts = { lost: 0, doubled: 0, halfDone: 0, unbalanced: 0, takenAfterAll: 0, other: 0 }
  for (const { kind } of violations) counts[kind] += 1
  return counts
}
