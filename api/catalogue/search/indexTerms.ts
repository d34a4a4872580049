/** The searched fields, the best first. The rank of a field is its index. */
export const rankedFields = ['name', 'label', 'category', 'text'] as const

type RankedField = (typeof rankedFields)[number]

// Every term begins with the rank of its field as a digit, so that a lookup in the full-text index reads the terms of one field only.
const tagPrefix = rankedFields.length

/** The index term of a word in a field: `0kettle`. */
export const wordTerm = (field: RankedField, word: string) => `${rankedFields.indexOf(field)}${word}`

/** The index term of a whole tag: `4load_shedding`. */
export const tagTerm = (tag: string) => `${tagPrefix}${tag}`

/** Maps an index term to its word, or to nothing if it is of none of these fields. For `flatMap`. */
export const wordsInFields = (wanted: readonly RankedField[]) => {
  const digits = new Set(wanted.map((field) => String(rankedFields.indexOf(field))))
  return (term: string) => (digits.has(term[0] ?? '') ? [term.slice(1)] : [])
}
