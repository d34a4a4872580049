import { rankedFields, tagTerm, wordsInFields, wordTerm, wordTerms } from '#api/catalogue/search/indexTerms.ts'
import { foldDiacritics, tagToken, tokenize } from '#api/catalogue/search/tokenize.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'

export interface ProductTexts {
  sort_name: string
  /** Index terms, separated by spaces: a word occurs once for every field that has it. */
  words: string
}

/** The search texts of a product. */
export const productTexts = (details: ProductDetails): ProductTexts => {
  const { name, brand, categories, tags, overview, features, description, specifications, whatsInTheBox } = details
  const specificationTexts = specifications.flatMap((each) => [each.name, each.value])
  const texts = {
    name: [name],
    label: [brand, ...tags],
    category: categories,
    text: [overview, ...features, description, ...specificationTexts, ...whatsInTheBox],
  }
  const terms = rankedFields.map((field) => wordTerms(field, tokenize(texts[field].join(' '))))
  const tagTerms = new Set(tags.map(tagToken).filter(Boolean).map(tagTerm))
  return { sort_name: foldDiacritics(name), words: [...terms, ...tagTerms].filter(Boolean).join(' ') }
}

/** Words that a misspelt word may be corrected to: those of all fields but `text`. */
export const spellingWords = ({ words }: ProductTexts) =>
  new Set(beforeText(words).split(' ').flatMap(wordsInSpelling).filter(isSpelled))

// The words of `text` follow those of the other fields, and are most of all.
const beforeText = (words: string) => {
  const end = words.indexOf(` ${wordTerm('text', '')}`)
  return end < 0 ? words : words.slice(0, end)
}

const wordsInSpelling = wordsInFields(['name', 'label', 'category'])
// The second asks the tables of Unicode, which takes several times as long.
const isSpelled = (word: string) => /^[a-z]{3,}$/.test(word) || /^\p{L}{3,}$/u.test(word)
