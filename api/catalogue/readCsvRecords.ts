import { isUtf8 } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** Called with the cells and the row number (from 1) of each record. A returned text is the reason to stop reading. */
type OnRecord = (cells: readonly string[], row: number) => string | undefined

/** Even if every byte is a record, a chunk is parsed in a few milliseconds. The event loop runs other work between two chunks. */
const chunkBytes = 1024
const headerBytes = 8192
/** Far more than a product needs. */
const maxCells = 100
const maxKilobytes = 100

/** Reads a CSV file record by record: UTF-8, delimited by comma, semicolon or tab. Returns the reason if it stops early. */
export const readCsvRecords = async (file: Uint8Array, onRecord: OnRecord): Promise<string | undefined> => {
  if (!isUtf8(file)) return 'it is not in UTF-8. Save it as "CSV UTF-8"'
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(file),
    relax_column_count: true,
    max_record_size: maxKilobytes * 1000,
    // The only hook that can stop an endless record of empty cells.
    cast: (cell, { index, lines }) => (index < maxCells ? cell : stop(tooWide(lines))),
    on_record: (cells: string[], { records }) => {
      const reason = onRecord(cells, records)
      return reason === undefined ? undefined : stop(reason)
    },
  })
  try {
    await pipeline(chunksOf(file), parser)
    return undefined
  } catch (error) {
    if (error instanceof ReadingStopped) return error.message
    if (error instanceof CsvError)
      return `${csvErrorTexts.get(error.code) ?? 'it is damaged'} (near line ${error['lines'] ?? 1})`
    throw error
  }
}

class ReadingStopped extends Error {}

const stop = (reason: string): never => {
  throw new ReadingStopped(reason)
}

const tooWide = (line: number) => `it has more than ${maxCells} cells in a row (near line ${line})`

const csvErrorTexts = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'a quotation mark is not closed'],
  ['CSV_INVALID_CLOSING_QUOTE', 'a quotation mark is in the wrong place'],
  ['INVALID_OPENING_QUOTE', 'a quotation mark is in the wrong place'],
  ['CSV_MAX_RECORD_SIZE', `a row is longer than ${maxKilobytes} KB, or a quotation mark is not closed`],
])

// Spreadsheets follow the locale: with a decimal comma, semicolons delimit the cells.
const delimiterOf = (file: Uint8Array) => {
  const [header = ''] = new TextDecoder().decode(file.subarray(0, headerBytes)).split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter, maxCells).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

async function* chunksOf(file: Uint8Array) {
  for (let start = 0; start < file.length; start += chunkBytes) {
    yield file.subarray(start, start + chunkBytes)
    await yieldToEventLoop()
  }
}
