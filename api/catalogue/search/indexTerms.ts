/** The searched fields, the best first. The rank of a field is its index. */
export const rankedFields = ['name', 'label', 'category', 'text'] as const

export type RankedField = (typeof rankedFields)[number]

// Every term begins with the rank of its field as a digit, so that a lookup in the full-text index reads the terms of one field only.
const tagPrefix = rankedFields.length

/** The index term of a word in a field: `0kettle`. */
export const wordTerm = (field: RankedField, word: string) => `${rankedFields.indexOf(field)}${word}`

/** The index terms of words in a field, separated by spaces. Joins them as they are: a string for each term would take twice as long. */
export const wordTerms = (field: RankedField, words: readonly string[]) => {
  const rank = rankedFields.indexOf(field)
  return words.length === 0 ? '' : `${rank}${words.join(` ${rank}`)}`
}

/** The index term of a whole tag: `4load_shedding`. */
export const tagTerm = (tag: string) => `${tagPrefix}${tag}`

/** The tags of these terms, which are separated by spaces: `4tea 4load_shedding` -> `tea`, `load_shedding`. */
export const tagsIn = (terms: string) => (terms === '' ? [] : terms.split(' ').map((term) => term.slice(1)))
