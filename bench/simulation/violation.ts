/** The shop broke a promise of its own. */
export class Violation extends Error {
  override name = 'Violation'
  readonly invariant: string

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`)
    this.invariant = invariant
  }
}

/** Throws `Violation` where an invariant does not hold. `detail` says what is the case instead. */
export const demand = (holds: boolean, invariant: string, detail: () => string) => {
  if (!holds) throw new Violation(invariant, detail())
}
