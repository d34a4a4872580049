import { table } from '#api/readModels/table.ts'

export const orderTables = {
  /** `position` is that of the fact that placed it. Each index holds all that the admins' table is narrowed by: no row is read to be left out. */
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
  /** `position` is that of the fact that opened the account; `words` is what the search index holds. */
  order_customers: table({ id: 'text', position: 'integer', name: 'text', words: 'text' }, ['id'], ['position']),
}

/**
 * Finds parts of order numbers and of customers' names by their threes of characters, each under its position; `^^` stands where
 * a word begins. What it has to forget
 * leaves no trace in it.
 */
export const orderSearchIndex = {
  tables: ['order_search'],
  sql: (named: (table: string) => string, build: string) => {
    const [index, orders, customers] = [named('order_search'), named('orders'), named('order_customers')]
    const add = (words: string) => `INSERT INTO ${index} (rowid, words) VALUES (new.position, ${words});`
    const remove = `DELETE FROM ${index} WHERE rowid = old.position;`
    return `
      CREATE VIRTUAL TABLE ${index} USING fts5(words, columnsize=0, tokenize='trigram');
      INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1);
      CREATE TRIGGER order_added_${build} AFTER INSERT ON ${orders} BEGIN ${add(bare('new.number'))} END;
      CREATE TRIGGER order_removed_${build} AFTER DELETE ON ${orders} BEGIN ${remove} END;
      CREATE TRIGGER order_customer_added_${build} AFTER INSERT ON ${customers} BEGIN ${add('new.words')} END;
      CREATE TRIGGER order_customer_changed_${build} AFTER UPDATE ON ${customers} WHEN new.words IS NOT old.words
        BEGIN ${remove} ${add('new.words')} END;
      CREATE TRIGGER order_customer_removed_${build} AFTER DELETE ON ${customers} BEGIN ${remove} END;`
  },
}

// Without what all of them have: EK-7F3K-92QD -> ^^7f3k92qd
const bare = (number: string) => `'^^' || replace(substr(lower(${number}), 4), '-', '')`
