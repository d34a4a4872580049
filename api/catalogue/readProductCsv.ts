import { unescapeFormulas } from '#api/http/csv.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import { type CsvColumnName, csvColumnNames, csvColumns } from './csvColumns.ts'
import { readCsvRecords } from './readCsvRecords.ts'

/** A row of a product CSV, with the input for the product form. Fields without a column are absent. */
export interface ProductCsvRow {
  /** Counted as in a spreadsheet: the header is row 1. */
  row: number
  slug: string
  fields: Partial<Record<CsvColumnName, unknown>>
  /** Whether a cell outside the named columns is not empty. */
  overflows: boolean
}

/** Products in one file, and in one part of an export. */
export const maxRows = 10_000
/** Rows in one file, empty rows included. */
const maxLines = 50_000

/** Parses a product CSV. Reading stops at the first error that concerns the whole file, and the file is refused. */
export const readProductCsv = async (file: Uint8Array): Promise<ProductCsvRow[] | Refusal<'FileIsNotCsv'>> => {
  const rows: ProductCsvRow[] = []
  let columns: CsvHeader = []
  const reason = await readCsvRecords(file, (cells, row) => {
    if (row === 1) {
      columns = cells.map(findColumn)
      return headerError(cells, columns)
    }
    const parsedRow = parseRow(cells, columns, row)
    if (parsedRow) rows.push(parsedRow)
    return sizeError(row, rows.length)
  })
  if (reason) return refuseFile(reason)
  if (columns.length === 0) return refuseFile(missingSlug)
  return rows.length === 0 ? refuseFile('it has no rows') : rows
}

type CsvHeader = readonly (CsvColumnName | undefined)[]

const refuseFile = (why: string) => refuse('FileIsNotCsv', { details: { why } })

const findColumn = (name: string) => csvColumnNames.find((known) => known.toLowerCase() === name.trim().toLowerCase())

const headerError = (header: readonly string[], columns: CsvHeader) => {
  const unknown = header.find((name, index) => columns[index] === undefined && name.trim() !== '')
  if (unknown !== undefined) return `it has a column "${unknown.slice(0, 40)}" that no product has`
  const duplicate = columns.find((name, index) => name !== undefined && columns.indexOf(name) !== index)
  if (duplicate) return `it has the column "${duplicate}" twice`
  return columns.includes('slug') ? undefined : missingSlug
}

const missingSlug = 'it has no column "slug"'

const sizeError = (line: number, rows: number) => {
  if (rows > maxRows) return 'it has more than 10 000 rows'
  return line > maxLines ? 'it has more than 50 000 lines, and most of them are empty' : undefined
}

const parseRow = (cells: readonly string[], columns: CsvHeader, row: number): ProductCsvRow | undefined => {
  if (cells.every((cell) => cell.trim() === '')) return undefined
  const fields: ProductCsvRow['fields'] = {}
  for (const [index, name] of columns.entries()) {
    const cell = cells[index]
    if (name && cell !== undefined) fields[name] = csvColumns[name].read(unescapeFormulas(cell))
  }
  const slug = String(fields.slug ?? '').trim()
  return { row, slug, fields, overflows: cells.some((cell, index) => !columns[index] && cell.trim() !== '') }
}
