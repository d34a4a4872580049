import { table } from '#api/readModels/table.ts'

export const orderTables = {
  /** `position` is that of `OrderPlaced`. Each index contains every column that the admin list filters by: no row is read in vain. */
  orders: table(
    {
      id: 'text',
      position: 'integer',
      number: 'text',
      customer_id: 'text',
      placed_at: 'text',
      confirmed: 'integer',
      status: 'text',
      shipping: 'text',
      signed_by: 'text',
      payment_method: 'text',
      total: 'integer',
      pieces: 'integer',
      thumbnails: 'text',
    },
    ['id'],
    [
      'position',
      'customer_id, confirmed, placed_at, id, status, shipping, total',
      'confirmed, placed_at, id, status, shipping, total, customer_id',
      'confirmed, total, id, status, shipping, placed_at, customer_id',
      'confirmed, status, placed_at, id, shipping, total, customer_id',
    ],
  ),
  /** `position` is that of `AccountOpened`; `words` is the text that the search index stores. */
  order_customers: table({ id: 'text', position: 'integer', name: 'text', words: 'text' }, ['id'], ['position']),
}

/**
 * A trigram index that finds parts of order numbers and of customer names; its rowid is the position. `^^` marks the start of a word.
 * With `secure-delete`, a deleted text leaves no trace in it.
 */
export const orderSearchIndex = {
  tables: ['order_search'],
  sql: (named: NamedTable) => `
      CREATE VIRTUAL TABLE ${named('order_search')} USING fts5(words, columnsize=0, tokenize='trigram');
      INSERT INTO ${named('order_search')} (${named('order_search')}, rank) VALUES ('secure-delete', 1);`,
  afterCatchUp: {
    fill: (named: NamedTable) => `
      INSERT INTO ${named('order_search')} (rowid, words)
        SELECT position, ${numberWithoutPrefix('number')} FROM ${named('orders')} ORDER BY position;
      INSERT INTO ${named('order_search')} (rowid, words)
        SELECT position, words FROM ${named('order_customers')} ORDER BY position;`,
    triggers: (named: NamedTable, build: string) => {
      const [index, orders, customers] = [named('order_search'), named('orders'), named('order_customers')]
      const add = (words: string) => `INSERT INTO ${index} (rowid, words) VALUES (new.position, ${words});`
      const remove = `DELETE FROM ${index} WHERE rowid = old.position;`
      return `
      CREATE TRIGGER order_added_${build} AFTER INSERT ON ${orders} BEGIN ${add(numberWithoutPrefix('new.number'))} END;
      CREATE TRIGGER order_removed_${build} AFTER DELETE ON ${orders} BEGIN ${remove} END;
      CREATE TRIGGER order_customer_added_${build} AFTER INSERT ON ${customers} BEGIN ${add('new.words')} END;
      CREATE TRIGGER order_customer_changed_${build} AFTER UPDATE ON ${customers} WHEN new.words IS NOT old.words
        BEGIN ${remove} ${add('new.words')} END;
      CREATE TRIGGER order_customer_removed_${build} AFTER DELETE ON ${customers} BEGIN ${remove} END;`
    },
  },
}

type NamedTable = (table: string) => string

// Without the prefix that all numbers have: EK-7F3K-92QD -> ^^7f3k92qd
const numberWithoutPrefix = (number: string) => `'^^' || replace(substr(lower(${number}), 4), '-', '')`
