import type { Role } from '#domain/account/accountEvents.ts'
import type { AccountStatus } from '#domain/account/accountMachine.ts'

export interface CustomerFilter {
  status?: AccountStatus | undefined
  role?: Role | undefined
}

export interface CustomerSearch extends CustomerFilter {
  /** Folded; empty if there is no search text. */
  text: string
}

/**
 * How SQLite finds the rows: `found` uses the search index, `scanned` scans the whole table, `inOrder` follows the index of the sort order
 * until a page is full, `filtered` follows the index of the filters (to count).
 */
export type AccessPath = 'found' | 'scanned' | 'inOrder' | 'filtered'

/** Whether the search index can find a text: it indexes trigrams. */
export const isIndexed = (text: string) => [...text].length >= 3

export const ftsPhrase = (text: string) => `"${text.replaceAll('"', '""')}"`

// Measured with 100,000 customers: above these numbers of rows the other access path is faster.
const maxRowsToSort = 1000
const maxRowsToCount = 20_000

/** `matchCount`: the number of rows that the search index finds. */
export const countAccessPath = ({ text }: CustomerSearch, matchCount: number | undefined): AccessPath => {
  if (text === '') return 'filtered'
  return matchCount !== undefined && matchCount <= maxRowsToCount ? 'found' : 'scanned'
}

export const pageAccessPath = ({ text }: CustomerSearch, matchCount: number | undefined, total: number): AccessPath => {
  if (text === '' || (matchCount ?? total) > maxRowsToSort) return 'inOrder'
  return matchCount === undefined ? 'scanned' : 'found'
}

/** The text after FROM. A unary plus keeps SQLite from using the index of a column. */
export const fromClause = (accessPath: AccessPath, { text, status, role }: CustomerSearch) => {
  const isByFilter = accessPath === 'inOrder' || accessPath === 'filtered'
  const isByRole = accessPath === 'filtered' || (accessPath === 'inOrder' && role === 'Admin')
  const conditions = [
    ...(text === ''
      ? []
      : [accessPath === 'found' ? ['customer_search MATCH ?', ftsPhrase(text)] : ['instr(words, ?)', text]]),
    ...(status ? [[isByFilter ? 'status = ?' : '+status = ?', status]] : []),
    ...(role ? [[isByRole ? 'role = ?' : '+role = ?', role]] : []),
  ]
  const tables = accessPath === 'found' ? searchJoin : 'customers'
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`
  return { from: `${tables}${where}`, values: conditions.map(([, value = '']) => value) }
}

const searchJoin = 'customer_search CROSS JOIN customers ON number = customer_search.rowid'
