import { ratedReviews } from '#api/readModels/ratingChanges.ts'
import { table } from '#api/readModels/table.ts'

/** One row per product. Money in cents. `number` counts products from 1 in the order they were added; `position` is that of the newest fact. */
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
    /** Pieces that were shipped. */
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

/** The search texts of a product, made by `tokenizeProduct`: its name for sorting, and its index terms. */
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
  product_reviews: ratedReviews,
  product_count: table({ only: 'integer', products: 'integer' }, ['only']),
}

/**
 * A contentless full-text index of the words in `product_texts`. The triggers avoid FTS5's special commands such as `'delete'`: these name
 * a column after the table, and keep the old name when the build goes live and its tables are renamed.
 */
export const productSearchIndex = {
  tables: ['product_search'],
  sql: (named: NamedTable) => `
      CREATE VIRTUAL TABLE ${named('product_search')} USING fts5(words, content='', contentless_delete=1, detail=none, prefix='4',
        tokenize="ascii tokenchars '_'");`,
  afterCatchUp: {
    fill: (named: NamedTable) => `
      INSERT INTO ${named('product_search')} (rowid, words) SELECT number, words FROM ${named('product_texts')};`,
    triggers: (named: NamedTable, build: string) => {
      const [index, texts] = [named('product_search'), named('product_texts')]
      const add = `INSERT INTO ${index} (rowid, words) VALUES (new.number, new.words);`
      const remove = `DELETE FROM ${index} WHERE rowid = old.number;`
      return `
      CREATE TRIGGER product_text_added_${build} AFTER INSERT ON ${texts} BEGIN ${add} END;
      CREATE TRIGGER product_text_changed_${build} AFTER UPDATE ON ${texts} BEGIN ${remove} ${add} END;
      CREATE TRIGGER product_text_removed_${build} AFTER DELETE ON ${texts} BEGIN ${remove} END;`
    },
  },
}

type NamedTable = (table: string) => string
