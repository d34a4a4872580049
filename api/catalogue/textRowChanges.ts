import { tagToken } from '#api/catalogue/search/tokenize.ts'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import type { productTables } from './productTables.ts'
import { hasSameTexts, type ProductTexts, tokenizeProduct } from './productTexts.ts'

/** The number and the state of a product. */
interface NumberedProduct {
  number: number
  state: string
}

/** Changes the search texts of products, and the counts of words and tags. Only listed products are counted. */
export const textRowChanges = ({ product_texts, product_words, product_tags }: RowsOf<typeof productTables>) => {
  const put = ({ number }: NumberedProduct, texts: ProductTexts, { position }: StoredFact) =>
    product_texts.put({ number, ...texts, position })

  const count = (spellings: ReadonlySet<string>, tags: readonly string[], by: number) => {
    for (const word of spellings) product_words.put({ word, products: (product_words.get(word)?.products ?? 0) + by })
    for (const [tag, name] of new Map(tags.map((each) => [tagToken(each), each]))) {
      const known = product_tags.get(tag)
      if (tag) product_tags.put({ tag, name: known?.name ?? name, products: (known?.products ?? 0) + by })
    }
  }

  return {
    add: (product: NumberedProduct, details: ProductDetails, fact: StoredFact) => {
      const { texts, spellings } = tokenizeProduct(details)
      put(product, texts, fact)
      if (product.state === 'listed') count(spellings, details.tags, 1)
    },
    change: (
      product: NumberedProduct,
      [before, after]: readonly [ProductDetails, ProductDetails],
      fact: StoredFact,
    ) => {
      // An edit of something else, such as the warranty, costs no tokenizing.
      if (hasSameTexts(before, after)) return
      const [previous, next] = [tokenizeProduct(before), tokenizeProduct(after)]
      if (JSON.stringify(previous.texts) === JSON.stringify(next.texts)) return
      put(product, next.texts, fact)
      if (product.state !== 'listed') return
      count(previous.spellings, before.tags, -1)
      count(next.spellings, after.tags, 1)
    },
    /** Adds a product that is listed to the counts (1), or removes one that is withdrawn (-1). */
    count: (details: ProductDetails, by: 1 | -1) => count(tokenizeProduct(details).spellings, details.tags, by),
  }
}
