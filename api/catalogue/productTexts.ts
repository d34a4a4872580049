import { rankedFields, tagTerm, wordTerms } from '#api/catalogue/search/indexTerms.ts'
import { foldDiacritics, tagToken, tokenize } from '#api/catalogue/search/tokenize.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'

export interface ProductTexts {
  sort_name: string
  /** Index terms, separated by spaces: a word occurs once for every field that has it. */
  words: string
}

interface TokenizedProduct {
  texts: ProductTexts
  /** Words that a misspelt word may be corrected to: those of all fields but `text`. */
  spellings: ReadonlySet<string>
}

/** The search texts of a product, and its words. */
export const tokenizeProduct = (details: ProductDetails): TokenizedProduct => {
  const fields = searchedFields(details)
  const words = rankedFields.map((field) => tokenize(fields[field].join(' ')))
  const terms = rankedFields.map((field, rank) => wordTerms(field, words[rank] ?? []))
  const tagTerms = new Set(details.tags.map(tagToken).filter(Boolean).map(tagTerm))
  return {
    texts: { sort_name: foldDiacritics(details.name), words: [...terms, ...tagTerms].filter(Boolean).join(' ') },
    spellings: new Set(words.slice(0, rankedFields.indexOf('text')).flat().filter(isSpelled)),
  }
}

/** Whether the searched fields of both are equal. */
export const hasSameTexts = (one: ProductDetails, other: ProductDetails) =>
  JSON.stringify(searchedFields(one)) === JSON.stringify(searchedFields(other))

const searchedFields = (details: ProductDetails) => {
  const { name, brand, categories, tags, overview, features, description, specifications, whatsInTheBox } = details
  const specificationTexts = specifications.flatMap((each) => [each.name, each.value])
  return {
    name: [name],
    label: [brand, ...tags],
    category: categories,
    text: [overview, ...features, description, ...specificationTexts, ...whatsInTheBox],
  }
}

// The second asks the tables of Unicode, which takes several times as long.
const isSpelled = (word: string) => /^[a-z]{3,}$/.test(word) || /^\p{L}{3,}$/u.test(word)
