import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import type { productTables } from './productTables.ts'
import { type ProductTexts, productTexts, spelledWords } from './productTexts.ts'
import { tagWord } from './search/words.ts'

/** Which product, and whether it stands in the shop window. */
interface Place {
  number: number
  state: string
}

/** What changes in the texts of products, and in the counts of their words and tags: those of listed products only. */
export const textFolding = ({ product_texts, product_words, product_tags }: RowsOf<typeof productTables>) => {
  const put = ({ number }: Place, texts: ProductTexts, { position }: StoredFact) =>
    product_texts.put({ number, ...texts, position })

  const count = (texts: ProductTexts, tags: readonly string[], by: number) => {
    for (const word of spelledWords(texts))
      product_words.put({ word, products: (product_words.get(word)?.products ?? 0) + by })
    for (const [tag, name] of new Map(tags.map((each) => [tagWord(each), each]))) {
      const known = product_tags.get(tag)
      if (tag) product_tags.put({ tag, name: known?.name ?? name, products: (known?.products ?? 0) + by })
    }
  }

  return {
    add: (place: Place, details: ProductDetails, fact: StoredFact) => {
      const texts = productTexts(details)
      put(place, texts, fact)
      if (place.state === 'listed') count(texts, details.tags, 1)
    },
    change: (place: Place, [before, after]: readonly [ProductDetails, ProductDetails], fact: StoredFact) => {
      const [old, texts] = [productTexts(before), productTexts(after)]
      if (JSON.stringify(old) === JSON.stringify(texts)) return
      put(place, texts, fact)
      if (place.state !== 'listed') return
      count(old, before.tags, -1)
      count(texts, after.tags, 1)
    },
    /** A product comes into the shop window, or leaves it. */
    count: (details: ProductDetails, by: 1 | -1) => count(productTexts(details), details.tags, by),
  }
}
