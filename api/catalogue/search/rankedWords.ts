/** Where a word can stand, the best first. */
export const ranks = ['name', 'label', 'category', 'text'] as const

type Rank = (typeof ranks)[number]

// A digit before each word tells where it stands: what the full-text index is asked for is then all that it has to read.
const tagged = ranks.length

/** A word as the index has it where it stands in this place. */
export const rankedWord = (rank: Rank, word: string) => `${ranks.indexOf(rank)}${word}`

/** A whole tag as the index has it. */
export const rankedTag = (tag: string) => `${tagged}${tag}`

/** The words of these places, without what tells their places. */
export const unranked = (wanted: readonly Rank[]) => {
  const digits = new Set(wanted.map((rank) => String(ranks.indexOf(rank))))
  return (word: string) => (digits.has(word[0] ?? '') ? [word.slice(1)] : [])
}
