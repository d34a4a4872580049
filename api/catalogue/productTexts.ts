import { rankedFields, tagTerm, wordTerms } from '#api/catalogue/search/indexTerms.ts'
import { foldDiacritics, tagToken, tokenize } from '#api/catalogue/search/tokenize.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'

export interface ProductTexts {
  sort_name: string
  /** Index terms, separated by spaces: a word occurs once for every field that has it. */
  words: string
}

/** What the search reads of a product. */
interface SearchedProduct {
  texts: ProductTexts
  /** Words that a misspelt word may be corrected to: those of all fields but `text`. */
  spellings: ReadonlySet<string>
}

/** Reads the texts of a product for the search. */
export const readTexts = (details: ProductDetails): SearchedProduct => {
  const fields = fieldsOf(details)
  const words = rankedFields.map((field) => tokenize(fields[field].join(' ')))
  const terms = rankedFields.map((field, rank) => wordTerms(field, words[rank] ?? []))
  const tagTerms = new Set(details.tags.map(tagToken).filter(Boolean).map(tagTerm))
  return {
    texts: { sort_name: foldDiacritics(details.name), words: [...terms, ...tagTerms].filter(Boolean).join(' ') },
    spellings: new Set(words.slice(0, rankedFields.indexOf('text')).flat().filter(isSpelled)),
  }
}

/** Whether the search reads the same of both. */
export const readsAlike = (one: ProductDetails, other: ProductDetails) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other))

const fieldsOf = ({ name, brand, categories, tags, specifications, ...texts }: ProductDetails) => ({
  name: [name],
  label: [brand, ...tags],
  category: categories,
  text: [
    ...[texts.overview, ...texts.features, texts.description],
    ...specifications.flatMap((each) => [each.name, each.value]),
    ...texts.whatsInTheBox,
  ],
})

// The second asks the tables of Unicode, which takes several times as long.
const isSpelled = (word: string) => /^[a-z]{3,}$/.test(word) || /^\p{L}{3,}$/u.test(word)
