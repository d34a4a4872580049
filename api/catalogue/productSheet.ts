import { unguarded } from '#api/http/csv.ts'
import { type Refusal, refuse } from '#domain/kernel/decision.ts'
import { columnNames, type ProductColumn, productColumns } from './productColumns.ts'
import { readRecords } from './sheetRecords.ts'

/** A row of a products' CSV: what the product form is given. Columns that are not there are left out. */
export interface SheetRow {
  /** As spreadsheets count. */
  row: number
  slug: string
  fields: Partial<Record<ProductColumn, unknown>>
  /** There is something beyond the last column. */
  overflows: boolean
}

/** Most products in a file, also in one part of an export. */
export const mostRows = 10_000
/** Empty ones among them. */
const mostLines = 50_000

/** The rows of a CSV file. What concerns the file as a whole is refused, as soon as it is seen. */
export const readSheet = async (file: Uint8Array): Promise<SheetRow[] | Refusal<'FileIsNotCsv'>> => {
  const rows: SheetRow[] = []
  let columns: Columns = []
  const fault = await readRecords(file, (cells, row) => {
    if (row === 1) {
      columns = cells.map(columnOf)
      return faultIn(cells, columns)
    }
    const told = rowOf(cells, columns, row)
    if (told) rows.push(told)
    return faultAt(row, rows.length)
  })
  if (fault) return unusable(fault)
  if (columns.length === 0) return unusable(noSlug)
  return rows.length === 0 ? unusable('it has no rows') : rows
}

type Columns = readonly (ProductColumn | undefined)[]

const unusable = (why: string) => refuse('FileIsNotCsv', { details: { why } })

const columnOf = (name: string) => columnNames.find((known) => known.toLowerCase() === name.trim().toLowerCase())

const faultIn = (header: readonly string[], columns: Columns) => {
  const unknown = header.find((name, index) => columns[index] === undefined && name.trim() !== '')
  if (unknown !== undefined) return `it has a column "${unknown.slice(0, 40)}" that no product has`
  const twice = columns.find((name, index) => name !== undefined && columns.indexOf(name) !== index)
  if (twice) return `it has the column "${twice}" twice`
  return columns.includes('slug') ? undefined : noSlug
}

const noSlug = 'it has no column "slug"'

const faultAt = (line: number, rows: number) => {
  if (rows > mostRows) return 'it has more than 10 000 rows'
  return line > mostLines ? 'it has more than 50 000 lines, and most of them are empty' : undefined
}

const rowOf = (cells: readonly string[], columns: Columns, row: number): SheetRow | undefined => {
  if (cells.every((cell) => cell.trim() === '')) return undefined
  const fields: SheetRow['fields'] = {}
  for (const [index, name] of columns.entries()) {
    const cell = cells[index]
    if (name && cell !== undefined) fields[name] = productColumns[name].read(unguarded(cell))
  }
  const slug = String(fields.slug ?? '').trim()
  return { row, slug, fields, overflows: cells.some((cell, index) => !columns[index] && cell.trim() !== '') }
}
