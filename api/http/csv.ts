import { stringify } from 'csv-stringify/sync'

/** CSV as spreadsheets read it (RFC 4180, UTF-8): texts are escaped against formulas. `bom`: a byte order mark at the start. */
export const toCsv = (lines: readonly (readonly (string | number)[])[], bom = false) =>
  stringify(
    lines.map((line) => line.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : cell))),
    // By default the library quotes neither for the delimiters of other locales nor for a lone carriage return.
    { bom, record_delimiter: 'windows', quoted_match: /[,;\t"\r\n]/ },
  )

/** The original value of an escaped cell. */
export const unescapeFormulas = (cell: string) => cell.replace(escapeAtStart, '').replace(escapeInside, '')

// Spreadsheets execute cells that begin like a formula (OWASP, "CSV Injection"). A leading apostrophe makes a cell text. Where semicolons
// delimit the cells, quotation marks after a comma do not quote: there a cell may begin after every semicolon and line break.
const escapeFormulas = (cell: string) => cell.replace(formulaInside, "'").replace(formulaAtStart, "'")

const formulaAtStart = /^(?='*[=+\-@\t\r\n])/
const formulaInside = /(?<=[;\t\r\n])(?='*[=+\-@])/g
const escapeAtStart = /^'(?='*[=+\-@\t\r\n])/
const escapeInside = /(?<=[;\t\r\n])'(?='*[=+\-@])/g
