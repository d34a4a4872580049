import type { NamesCheck } from '#ui-kit/shop/account/namesDraft.ts'

const atLeastThree = (field: string) => (value: string) =>
  value.length < 3 ? `The ${field} must be at least 3 characters long` : undefined

/** Simplified validation rules for the stories. */
export const namesCheck: NamesCheck = {
  firstname: (value) =>
    atLeastThree('firstname')(value) ?? (/^\d/.test(value) ? 'firstname cannot start by a digit' : undefined),
  lastname: atLeastThree('lastname'),
}
