import { CsvError, parse } from 'csv-parse/sync'
import { unguarded } from '#api/http/csv.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import { columnNames, type ProductColumn, productColumns } from './productColumns.ts'

/** A row of a products' CSV: what the product form is given. Columns that are not there are left out. */
export interface SheetRow {
  /** As spreadsheets count. */
  row: number
  slug: string
  fields: Partial<Record<ProductColumn, unknown>>
  /** There is something beyond the last column. */
  overflows: boolean
}

const mostRows = 10_000

/** The rows of a CSV file: UTF-8, parted by comma, semicolon or tab. What concerns the file as a whole is refused. */
export const readSheet = (file: Uint8Array): SheetRow[] | Refusal<'FileIsNotCsv'> => {
  const lines = linesOf(file)
  if (typeof lines === 'string') return unusable(lines)
  const [header = [], ...rows] = lines
  const columns = header.map((name) => columnNames.find((known) => known.toLowerCase() === name.trim().toLowerCase()))
  const fault = faultIn(header, columns)
  if (fault) return unusable(fault)

  const told = rows.map((cells, index) => rowOf(cells, columns, index + 2)).filter((row) => row !== undefined)
  if (told.length > mostRows) return unusable(`it has ${told.length} rows, and 10 000 are the most`)
  return told.length === 0 ? unusable('it has no rows') : told
}

const unusable = (why: string) => refuse('FileIsNotCsv', { details: { why } })

const linesOf = (file: Uint8Array): string[][] | string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    if (error instanceof TypeError) return 'it is not in UTF-8. Save it as "CSV UTF-8"'
    if (error instanceof CsvError) return `${faults[error.code] ?? 'it is damaged'} (near line ${error['lines'] ?? 1})`
    throw error
  }
}

const faults: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark is in the wrong place',
  INVALID_OPENING_QUOTE: 'a quotation mark is in the wrong place',
}

// Spreadsheets follow the country: where prices have a comma, cells are parted by semicolons.
const delimiterOf = (text: string) => {
  const header = text.slice(0, Math.max(0, text.search(/\r|\n|$/)))
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

const faultIn = (header: readonly string[], columns: readonly (ProductColumn | undefined)[]) => {
  const unknown = header.find((name, index) => columns[index] === undefined && name.trim() !== '')
  if (unknown !== undefined) return `it has a column "${unknown.slice(0, 40)}" that no product has`
  const twice = columns.find((name, index) => name !== undefined && columns.indexOf(name) !== index)
  if (twice) return `it has the column "${twice}" twice`
  return columns.includes('slug') ? undefined : 'it has no column "slug"'
}

const rowOf = (
  cells: readonly string[],
  columns: readonly (ProductColumn | undefined)[],
  row: number,
): SheetRow | undefined => {
  if (cells.every((cell) => cell.trim() === '')) return undefined
  const fields: SheetRow['fields'] = {}
  for (const [index, name] of columns.entries()) {
    const cell = cells[index]
    if (name && cell !== undefined) fields[name] = productColumns[name].read(unguarded(cell))
  }
  const slug = String(fields.slug ?? '').trim()
  return { row, slug, fields, overflows: cells.some((cell, index) => !columns[index] && cell.trim() !== '') }
}
