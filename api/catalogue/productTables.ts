import { table } from '#api/readModels/table.ts'

/** One row a product. Money in cents; `number` counts products from 1 as they came into the shop; `position` is that of its newest fact. */
const products = table(
  {
    id: 'text',
    number: 'integer',
    slug: 'text',
    name: 'text',
    brand: 'text',
    categories: 'text',
    state: 'text',
    edits: 'integer',
    /** Before its discount. */
    list_price: 'integer',
    price: 'integer',
    cost_price: 'integer',
    discount: 'integer',
    quantity: 'integer',
    reserved: 'integer',
    /** Pieces that left the house. */
    sold: 'integer',
    featured: 'integer',
    rating_sum: 'integer',
    review_count: 'integer',
    date_added: 'text',
    changed_at: 'text',
    position: 'integer',
    details: 'text',
  },
  ['id'],
  ['slug, number', 'number', 'position'],
)

/** What a product is found by: its name as lists are sorted, and its words as `productTexts` makes them. */
const product_texts = table(
  { number: 'integer', sort_name: 'text', words: 'text', position: 'integer' },
  ['number'],
  ['sort_name, number', 'position'],
)

export const productTables = {
  products,
  product_texts,
  /** Words of names, brands, tags and categories, and how many listed products have them. */
  product_words: table({ word: 'text', products: 'integer' }, ['word']),
  /** Tags as they were first written, and how many listed products have them. */
  product_tags: table({ tag: 'text', name: 'text', products: 'integer' }, ['tag']),
  /** Reviews by what follows `review-` in their stream's name. */
  product_reviews: table({ id: 'text', product_id: 'text', rating: 'integer', hidden: 'integer' }, ['id']),
  product_count: table({ only: 'integer', products: 'integer' }, ['only']),
}

/**
 * The full-text index over the words of `product_texts`, without any text of its own. Its triggers name no column after it, as commands
 * to it would: they keep the name that it had while it was built.
 */
export const productSearchIndex = {
  tables: ['product_search'],
  sql: (named: (table: string) => string, build: string) => {
    const [index, texts] = [named('product_search'), named('product_texts')]
    const add = `INSERT INTO ${index} (rowid, words) VALUES (new.number, new.words);`
    const forget = `DELETE FROM ${index} WHERE rowid = old.number;`
    return `
      CREATE VIRTUAL TABLE ${index} USING fts5(words, content='', contentless_delete=1, detail=none, prefix='4',
        tokenize="ascii tokenchars '_'");
      CREATE TRIGGER product_text_added_${build} AFTER INSERT ON ${texts} BEGIN ${add} END;
      CREATE TRIGGER product_text_changed_${build} AFTER UPDATE ON ${texts} BEGIN ${forget} ${add} END;
      CREATE TRIGGER product_text_removed_${build} AFTER DELETE ON ${texts} BEGIN ${forget} END;`
  },
}
