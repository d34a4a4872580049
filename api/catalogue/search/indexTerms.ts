/** The searched fields, the best first. The rank of a field is its index. */
export const rankedFields = ['name', 'label', 'category', 'text'] as const

type RankedField = (typeof rankedFields)[number]

// Every term begins with the rank of its field as a digit, so that a lookup in the full-text index reads the terms of one field only.
const tagPrefix = rankedFields.length

/** The index term of a word in a field: `0kettle`. */
export const wordTerm = (field: RankedField, word: string) => `${rankedFields.indexOf(field)}${word}`

/** The index terms of words in a field, each once, separated by spaces. Joins them as they are: a text for each term would take twice as long. */
export const wordTerms = (field: RankedField, words: readonly string[]) => {
  const rank = rankedFields.indexOf(field)
  return words.length === 0 ? '' : `${rank}${[...new Set(words)].join(` ${rank}`)}`
}

/** The index term of a whole tag: `4load_shedding`. */
export const tagTerm = (tag: string) => `${tagPrefix}${tag}`
