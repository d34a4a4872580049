import { tagsIn } from '#api/catalogue/search/indexTerms.ts'
import { tagToken } from '#api/catalogue/search/tokenize.ts'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { nextProductNumber } from './productNumbers.ts'
import { type SearchTexts, searchTextsOf, spellingsOf } from './searchTexts.ts'
import { productSearchIndex, textTables } from './textTables.ts'

/**
 * Read model of what products are searched by: their words, and how often words and tags occur. Beside `productList`, because it is as much
 * work: a first catch-up fills both at the same time.
 */
export const productTexts = projection({
  name: 'productTexts',
  version: 1,
  tables: textTables,
  extra: productSearchIndex,
  isFilledApart: true,
  when: (rows): Changes<ProductFact> => {
    const { product_texts } = rows
    const { count, nameTags } = textCounts(rows)

    const add = (listed: 0 | 1, details: ProductDetails, fact: StoredFact) => {
      const id = recordIdOf(fact)
      const number = product_texts.get(id)?.number ?? nextProductNumber(rows.product_text_count)
      // Fields that an event lacks stop the projection.
      const texts = searchTextsOf(details) as SearchTexts
      product_texts.put({ id, number, listed, ...texts, position: fact.position })
      nameTags(details.tags)
      if (listed) count(texts, 1)
    }
    const list = (listed: 0 | 1, fact: StoredFact) =>
      product_texts.change(recordIdOf(fact), (row) => {
        if (row.listed !== listed) count(row, listed ? 1 : -1)
        return { listed }
      })

    return {
      ProductAdded: (details, fact) => add(1, details, fact),
      ProductDrafted: (details, fact) => add(0, details, fact),
      ProductDescribed: (details, fact) => {
        const before = product_texts.get(recordIdOf(fact))
        if (!before) throw new Error(`${fact.stream} was described before it was added`)
        const after = { ...before, ...searchTextsOf(details) }
        // An edit of something else, such as the warranty, or only of how a word is written.
        if (JSON.stringify(before) === JSON.stringify(after)) return
        product_texts.put({ ...after, position: fact.position })
        nameTags(details.tags ?? [])
        if (!before.listed) return
        count(before, -1)
        count(after, 1)
      },
      ProductListed: (_, fact) => list(1, fact),
      ProductWithdrawn: (_, fact) => list(0, fact),
    }
  },
})

type TextRows = RowsOf<typeof textTables>

/** Counts words and tags: only those of listed products. */
const textCounts = ({ product_words, product_tags }: TextRows) => ({
  count: (texts: SearchTexts, by: 1 | -1) => {
    for (const word of spellingsOf(texts))
      product_words.put({ word, products: (product_words.get(word)?.products ?? 0) + by })
    for (const tag of tagsIn(texts.whole_tag_terms))
      product_tags.change(tag, ({ products }) => ({ products: products + by }))
  },
  /** Keeps how a tag is written where no listed product has it yet. */
  nameTags: (tags: readonly string[]) => {
    for (const name of tags) {
      const tag = tagToken(name)
      if (tag && !product_tags.get(tag)?.products) product_tags.put({ tag, name, products: 0 })
    }
  },
})
