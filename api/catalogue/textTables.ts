import { table } from '#api/readModels/table.ts'
import { productCount } from './productNumbers.ts'
import { termColumns } from './searchTexts.ts'

/** One row per product, with its texts made by `searchTextsOf`. `number` is that of `products`; `position` is that of the newest fact that changed a text. */
const product_texts = table(
  {
    id: 'text',
    number: 'integer',
    /** 1 where it is listed. */
    listed: 'integer',
    sort_name: 'text',
    name_terms: 'text',
    brand_terms: 'text',
    tag_terms: 'text',
    category_terms: 'text',
    overview_terms: 'text',
    feature_terms: 'text',
    description_terms: 'text',
    specification_terms: 'text',
    box_terms: 'text',
    /** Each tag as one word. */
    whole_tag_terms: 'text',
    position: 'integer',
  },
  ['id'],
  ['sort_name, number', 'position'],
)

export const textTables = {
  product_texts,
  /** Words of names, brands, tags and categories, and how many listed products have them. */
  product_words: table({ word: 'text', products: 'integer' }, ['word'], [], { keptRows: 20_000 }),
  /** Tags as they were written before any listed product had them, and how many listed products have them. */
  product_tags: table({ tag: 'text', name: 'text', products: 'integer' }, ['tag'], [], { keptRows: 20_000 }),
  product_text_count: productCount,
}

/** SQL of all index terms of a row of `product_texts`, separated by spaces. `row` is the name of the row with a dot, or nothing. */
export const termsSql = (row = '') => `concat_ws(' ', ${termColumns.map((column) => row + column).join(', ')})`

/** Bytes of words that the full-text index collects before it writes them: many while it is filled, then SQLite's default. */
const [fillBytes, usualBytes] = [8_000_000, 1_048_576]

/**
 * A contentless full-text index of the terms in `product_texts`. The triggers avoid FTS5's special commands such as `'delete'`: these name
 * a column after the table, and keep the old name when the build goes live and its tables are renamed. `fill` runs before that.
 */
export const productSearchIndex = {
  tables: ['product_search'],
  sql: (named: NamedTable) => `
      CREATE VIRTUAL TABLE ${named('product_search')} USING fts5(words, content='', contentless_delete=1, detail=none, prefix='4',
        tokenize="ascii tokenchars '_'");`,
  afterCatchUp: {
    fill: (named: NamedTable) => {
      const index = named('product_search')
      const collect = (bytes: number) => `INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${bytes});`
      return `
      ${collect(fillBytes)}
      INSERT INTO ${index} (rowid, words) SELECT number, ${termsSql()} FROM ${named('product_texts')};
      ${collect(usualBytes)}`
    },
    triggers: (named: NamedTable, build: string) => {
      const [index, texts] = [named('product_search'), named('product_texts')]
      const add = `INSERT INTO ${index} (rowid, words) VALUES (new.number, ${termsSql('new.')});`
      const remove = `DELETE FROM ${index} WHERE rowid = old.number;`
      return `
      CREATE TRIGGER product_text_added_${build} AFTER INSERT ON ${texts} BEGIN ${add} END;
      CREATE TRIGGER product_text_changed_${build} AFTER UPDATE ON ${texts}
        WHEN ${termsSql('old.')} <> ${termsSql('new.')} BEGIN ${remove} ${add} END;
      CREATE TRIGGER product_text_removed_${build} AFTER DELETE ON ${texts} BEGIN ${remove} END;`
    },
  },
}

type NamedTable = (table: string) => string
