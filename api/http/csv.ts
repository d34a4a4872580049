import { stringify } from 'csv-stringify/sync'

/** CSV as spreadsheets read it (RFC 4180, UTF-8): texts are guarded, numbers stay numbers. `bom` opens a file. */
export const csvOf = (lines: readonly (readonly (string | number)[])[], bom = false) =>
  stringify(
    lines.map((line) => line.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    // Of itself it would quote for a whole line break only.
    { bom, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )

/** What a guarded cell holds. */
export const unguarded = (cell: string) => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)

// Spreadsheets carry out what begins like a formula (OWASP, "CSV Injection"). An apostrophe before it makes it a text.
const guarded = (cell: string) => (/^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)
