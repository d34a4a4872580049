import { stringify } from 'csv-stringify/sync'

/** CSV as spreadsheets read it (RFC 4180, UTF-8): texts are guarded, numbers stay numbers. `bom` opens a file. */
export const csvOf = (lines: readonly (readonly (string | number)[])[], bom = false) =>
  stringify(
    lines.map((line) => line.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    // Of itself it would not quote for what parts cells in other countries, nor for half a line break.
    { bom, record_delimiter: 'windows', quoted_match: /[,;\t"\r\n]/ },
  )

/** What a guarded cell holds. */
export const unguarded = (cell: string) => cell.replace(guardAtStart, '').replace(guardInside, '')

// Spreadsheets carry out what begins like a formula (OWASP, "CSV Injection"). An apostrophe before it makes it a text. Where semicolons
// part cells, quotation marks behind a comma are letters: there a cell may begin behind every semicolon and line break.
const guarded = (cell: string) => cell.replace(formulaInside, "'").replace(formulaAtStart, "'")

const formulaAtStart = /^(?='*[=+\-@\t\r\n])/
const formulaInside = /(?<=[;\t\r\n])(?='*[=+\-@])/g
const guardAtStart = /^'(?='*[=+\-@\t\r\n])/
const guardInside = /(?<=[;\t\r\n])'(?='*[=+\-@])/g
