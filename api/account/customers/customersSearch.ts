import type { Role } from '#domain/account/accountEvents.ts'
import type { AccountStatus } from '#domain/account/accountMachine.ts'

export interface Filter {
  status?: AccountStatus | undefined
  role?: Role | undefined
}

export interface Wanted extends Filter {
  /** Folded; empty where nothing is searched. */
  text: string
}

/**
 * How SQLite gets at the rows: by the search index, looking through all of them, in the order of a list until a page is full, or, to
 * count them, by what they are filtered by.
 */
export type Way = 'found' | 'scanned' | 'inOrder' | 'filtered'

/** Whether the search index can find a text: it knows threes of characters. */
export const isIndexed = (text: string) => [...text].length >= 3

export const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`

// With 100,000 customers: where the other way becomes the quicker one.
const fewToSort = 1000
const fewToCount = 20_000

/** `found`: how many the search index finds. */
export const wayToCount = ({ text }: Wanted, found: number | undefined): Way => {
  if (text === '') return 'filtered'
  return found !== undefined && found <= fewToCount ? 'found' : 'scanned'
}

export const wayToPage = ({ text }: Wanted, found: number | undefined, total: number): Way => {
  if (text === '' || (found ?? total) > fewToSort) return 'inOrder'
  return found === undefined ? 'scanned' : 'found'
}

/** What follows FROM. A plus keeps SQLite from going by the index of a column. */
export const asked = (way: Way, { text, status, role }: Wanted) => {
  const isByFilter = way === 'inOrder' || way === 'filtered'
  const isByRole = way === 'filtered' || (way === 'inOrder' && role === 'Admin')
  const conditions = [
    ...(text === '' ? [] : [way === 'found' ? ['customer_search MATCH ?', phrase(text)] : ['instr(words, ?)', text]]),
    ...(status ? [[isByFilter ? 'status = ?' : '+status = ?', status]] : []),
    ...(role ? [[isByRole ? 'role = ?' : '+role = ?', role]] : []),
  ]
  const tables = way === 'found' ? found : 'customers'
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`
  return { from: `${tables}${where}`, values: conditions.map(([, value = '']) => value) }
}

const found = 'customer_search CROSS JOIN customers ON number = customer_search.rowid'
