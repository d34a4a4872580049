import { openAsciiWords } from './asciiWords.ts'

/** Lower case, without diacritics and apostrophes: `Café Gogo's` -> `cafe gogos`. */
export const foldDiacritics = (text: string) => {
  // Most texts have none, and to find that out is a fraction of the work.
  if (isAscii.test(text)) return text.replaceAll("'", '').toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđ]/g, (letter) => letterReplacements[letter] ?? letter)
}

/** The search words of a text: folded, in the singular, letters and digits separated. `1.7l Kettles` -> `1 7 l kettle`. */
export const tokenize = (text: string) => wordsIn(foldDiacritics(text)).map(toSingular)

/** The search words of a text, each once, in the order in which they first occur: most of the work of a product list that is built anew. */
export const distinctWords = (text: string): readonly string[] => asciiWords(text) ?? [...new Set(tokenize(text))]

/** A whole tag as one word: `Load-shedding` -> `load_shedding`. */
export const tagToken = (tag: string) => (foldDiacritics(tag).match(/[\p{L}\p{N}]+/gu) ?? []).join('_')

// Of an ASCII text both give the same.
const wordsIn = (folded: string) =>
  (isAscii.test(folded) ? folded.match(/[a-z]+|[0-9]+/g) : folded.match(/\p{L}+|\p{N}+/gu)) ?? []

const isAscii = /^[\0-\x7f]*$/

// Letters that Unicode normalization (NFKD) does not decompose.
const letterReplacements: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' }

// A cache, because the same words occur again and again.
const singularCache = new Map<string, string>()
const maxCached = 20_000

const toSingular = (word: string) => {
  if (!mayBePlural(word)) return word
  const cached = singularCache.get(word)
  if (cached !== undefined) return cached
  const found = removePluralEnding(word)
  if (singularCache.size < maxCached) singularCache.set(word, found)
  return found
}

/** Whether the word has one of the endings that `removePluralEnding` knows, the irregular ones too: most words have none. */
const mayBePlural = (word: string) => word.endsWith('s') || word.endsWith('ie')

/** Removes simple endings of English plurals. The result need not be a word, as long as singular and plural give the same. */
const removePluralEnding = (word: string) => {
  const irregular = irregularPlurals.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  for (const [ending, replacement] of pluralEndings) if (ending.test(word)) return word.replace(ending, replacement)
  return word
}

// A Map, because every object has properties such as `constructor`.
const irregularPlurals = new Map([
  ['axes', 'axe'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['potatoes', 'potato'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['tomatoes', 'tomato'],
])

// `kiss`, `bus` and `iris` are no plurals. `cookie` gives the same as `cookies`.
const pluralEndings: [RegExp, string][] = [
  [/ies?$/, 'y'],
  [/(ss|x|zz|ch|sh)es$/, '$1'],
  [/(?<![sui])s$/, ''],
]

const asciiWords = openAsciiWords(toSingular)
