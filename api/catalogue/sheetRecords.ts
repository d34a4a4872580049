import { isUtf8 } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { setImmediate as otherWork } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** Takes the cells of a record, counted as spreadsheets count rows. What it answers is why the file is read no further. */
type Take = (cells: readonly string[], row: number) => string | undefined

/** At worst a line each: parsed in some milliseconds. Between two pieces everybody else has a turn. */
const pieceBytes = 1024
const headerBytes = 8192
/** Far more than a product has. */
const mostCells = 100
const mostKilobytes = 100

/** Reads a CSV record by record: UTF-8, parted by comma, semicolon or tab. Answers why it cannot be read, if so. */
export const readRecords = async (file: Uint8Array, take: Take): Promise<string | undefined> => {
  if (!isUtf8(file)) return 'it is not in UTF-8. Save it as "CSV UTF-8"'
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(file),
    relax_column_count: true,
    max_record_size: mostKilobytes * 1000,
    // Only here a record without an end can be stopped that has nothing in its cells.
    cast: (cell, { index, lines }) => (index < mostCells ? cell : stop(tooWide(lines))),
    on_record: (cells: string[], { records }) => {
      const fault = take(cells, records)
      return fault === undefined ? undefined : stop(fault)
    },
  })
  try {
    await pipeline(piecesOf(file), parser)
    return undefined
  } catch (error) {
    if (error instanceof Stopped) return error.message
    if (error instanceof CsvError)
      return `${faults.get(error.code) ?? 'it is damaged'} (near line ${error['lines'] ?? 1})`
    throw error
  }
}

class Stopped extends Error {}

const stop = (fault: string): never => {
  throw new Stopped(fault)
}

const tooWide = (line: number) => `it has more than ${mostCells} cells in a row (near line ${line})`

const faults = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'a quotation mark is not closed'],
  ['CSV_INVALID_CLOSING_QUOTE', 'a quotation mark is in the wrong place'],
  ['INVALID_OPENING_QUOTE', 'a quotation mark is in the wrong place'],
  ['CSV_MAX_RECORD_SIZE', `a row is longer than ${mostKilobytes} KB, or a quotation mark is not closed`],
])

// Spreadsheets follow the country: where prices have a comma, cells are parted by semicolons.
const delimiterOf = (file: Uint8Array) => {
  const [header = ''] = new TextDecoder().decode(file.subarray(0, headerBytes)).split(/[\r\n]/, 1)
  const count = (sign: string) => header.split(sign, mostCells).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

async function* piecesOf(file: Uint8Array) {
  for (let start = 0; start < file.length; start += pieceBytes) {
    yield file.subarray(start, start + pieceBytes)
    await otherWork()
  }
}
