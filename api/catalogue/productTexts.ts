import { rankedFields, tagTerm, wordsInFields, wordTerm } from '#api/catalogue/search/indexTerms.ts'
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
  const words = rankedFields.flatMap((field) => tokenize(texts[field].join(' ')).map((word) => wordTerm(field, word)))
  return {
    sort_name: foldDiacritics(name),
    words: [...new Set([...words, ...tags.map(tagToken).filter(Boolean).map(tagTerm)])].join(' '),
  }
}

/** Words that a misspelt word may be corrected to: those of all fields but `text`. */
export const spellingWords = ({ words }: ProductTexts) =>
  new Set(
    words
      .split(' ')
      .flatMap(wordsInFields(['name', 'label', 'category']))
      .filter((word) => /^\p{L}{3,}$/u.test(word)),
  )
