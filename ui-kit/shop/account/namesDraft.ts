/** The typed names of a person. */
export type NamesDraft = { firstname: string; lastname: string }

/** Validates each trimmed name: returns an error message, or undefined. */
export type NamesCheck = Record<keyof NamesDraft, (value: string) => string | undefined>

/** The names as they are saved: trimmed, with single spaces between words. */
export const normalizeNames = ({ firstname, lastname }: NamesDraft): NamesDraft => ({
  firstname: normalizeSpaces(firstname),
  lastname: normalizeSpaces(lastname),
})

export const sameNames = (one: NamesDraft, other: NamesDraft) =>
  normalizeSpaces(one.firstname) === normalizeSpaces(other.firstname) &&
  normalizeSpaces(one.lastname) === normalizeSpaces(other.lastname)

const normalizeSpaces = (typed: string) => typed.trim().replace(/\s+/g, ' ')
