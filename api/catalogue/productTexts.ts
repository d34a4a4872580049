import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { rankedTag, rankedWord, ranks, unranked } from './search/rankedWords.ts'
import { folded, tagWord, wordsOf } from './search/words.ts'

export interface ProductTexts {
  sort_name: string
  /** Separated by spaces, each once for every rank that it has. */
  words: string
}

/** What a product is found by. */
export const productTexts = (details: ProductDetails): ProductTexts => {
  const { name, brand, categories, tags, overview, features, description, specifications, whatsInTheBox } = details
  const measures = specifications.flatMap((each) => [each.name, each.value])
  const texts = {
    name: [name],
    label: [brand, ...tags],
    category: categories,
    text: [overview, ...features, description, ...measures, ...whatsInTheBox],
  }
  const words = ranks.flatMap((rank) => wordsOf(texts[rank].join(' ')).map((word) => rankedWord(rank, word)))
  return {
    sort_name: folded(name),
    words: [...new Set([...words, ...tags.map(tagWord).filter(Boolean).map(rankedTag)])].join(' '),
  }
}

/** What a misspelt word may have meant: the words of all ranks but the last. */
export const spelledWords = ({ words }: ProductTexts) =>
  new Set(
    words
      .split(' ')
      .flatMap(unranked(['name', 'label', 'category']))
      .filter((word) => /^\p{L}{3,}$/u.test(word)),
  )
