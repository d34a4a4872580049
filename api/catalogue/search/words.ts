/** Lower case, without diacritics and apostrophes: `Café Gogo's` -> `cafe gogos`. */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđ]/g, (letter) => unlike[letter] ?? letter)

/** The words of a text as they are searched: folded, in the singular, letters and figures apart. `1.7l Kettles` -> `1 7 l kettle`. */
export const wordsOf = (text: string) => (folded(text).match(/\p{L}+|\p{N}+/gu) ?? []).map(singular)

/** A whole tag as one word: `Load-shedding` -> `load_shedding`. */
export const tagWord = (tag: string) => (folded(tag).match(/[\p{L}\p{N}]+/gu) ?? []).join('_')

// Letters that Unicode does not take apart.
const unlike: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' }

// The same words come again and again.
const singulars = new Map<string, string>()
const mostKept = 20_000

const singular = (word: string) => {
  const known = singulars.get(word)
  if (known !== undefined) return known
  const found = withoutEnding(word)
  if (singulars.size < mostKept) singulars.set(word, found)
  return found
}

/** The simple endings of English plurals. What comes out need not be a word, as long as both numbers become the same. */
const withoutEnding = (word: string) => {
  const irregular = plurals.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  for (const [ending, instead] of endings) if (ending.test(word)) return word.replace(ending, instead)
  return word
}

// A map, since an object also answers to words such as `constructor`.
const plurals = new Map([
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

// A kiss, a bus and an iris are no plurals. `cookie` goes the way of `cookies`.
const endings: [RegExp, string][] = [
  [/ies?$/, 'y'],
  [/(ss|x|zz|ch|sh)es$/, '$1'],
  [/(?<![sui])s$/, ''],
]
