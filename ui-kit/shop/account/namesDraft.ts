/** The names of a person, as typed. */
export type NamesDraft = { firstname: string; lastname: string }

/** The rule of each name: what is wrong with a trimmed value, or nothing. */
export type NamesCheck = Record<keyof NamesDraft, (value: string) => string | undefined>

/** As they are kept: without spaces around them, with one between words. */
export const tidyNames = ({ firstname, lastname }: NamesDraft): NamesDraft => ({
  firstname: tidy(firstname),
  lastname: tidy(lastname),
})

export const sameNames = (one: NamesDraft, other: NamesDraft) =>
  tidy(one.firstname) === tidy(other.firstname) && tidy(one.lastname) === tidy(other.lastname)

const tidy = (typed: string) => typed.trim().replace(/\s+/g, ' ')
