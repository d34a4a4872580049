import { table } from '#api/readModels/table.ts'

const sorted = ['opened_at', 'orders', 'spent', 'last_order_at']

export const customerTables = {
  /** `number` is the position of the fact that opened the account. */
  customers: table(
    {
      id: 'text',
      number: 'integer',
      firstname: 'text',
      lastname: 'text',
      email: 'text',
      words: 'text',
      role: 'text',
      status: 'text',
      verified: 'integer',
      opened_at: 'text',
      /** The number of confirmed and not canceled orders; `spent` is their total in cents. */
      orders: 'integer',
      spent: 'integer',
      last_order_at: 'text?',
      newest_order: 'text',
    },
    ['id'],
    [
      'number',
      'role, status, opened_at, number',
      ...sorted.map((column) => `${column}, number`),
      ...sorted.map((column) => `status, ${column}, number`),
    ],
  ),
  /** `previous` is the id of the order that the same customer placed before. */
  customer_orders: table(
    { id: 'text', customer_id: 'text', previous: 'text', placed_at: 'text', total: 'integer', counted: 'integer' },
    ['id'],
  ),
}

/**
 * Finds parts of names and addresses by trigrams. Deleted words leave no trace in it (`secure-delete`). The triggers do not use its table name
 * as a column, as FTS5 commands do: a trigger would keep the table name that was valid during the build.
 */
export const customerSearchIndex = {
  tables: ['customer_search'],
  sql: (named: NamedTable) => `
      CREATE VIRTUAL TABLE ${named('customer_search')} USING fts5(words, columnsize=0, tokenize='trigram');
      INSERT INTO ${named('customer_search')} (${named('customer_search')}, rank) VALUES ('secure-delete', 1);`,
  afterCatchUp: {
    fill: (named: NamedTable) => `
      INSERT INTO ${named('customer_search')} (rowid, words) SELECT number, words FROM ${named('customers')} ORDER BY number;`,
    triggers: (named: NamedTable, build: string) => {
      const [index, customers] = [named('customer_search'), named('customers')]
      const add = `INSERT INTO ${index} (rowid, words) VALUES (new.number, new.words);`
      return `
      CREATE TRIGGER customer_added_${build} AFTER INSERT ON ${customers} BEGIN ${add} END;
      CREATE TRIGGER customer_changed_${build} AFTER UPDATE ON ${customers} WHEN new.words IS NOT old.words
        BEGIN DELETE FROM ${index} WHERE rowid = old.number; ${add} END;`
    },
  },
}

type NamedTable = (table: string) => string
