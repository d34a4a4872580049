import type { Change } from '#ui-kit/shop/audit/timelineFact.ts'

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'refused'

/** What a row of a CSV file would do, or has done. */
export type ImportRow = {
  /** As spreadsheets count: the names of the columns are in row 1. */
  row: number
  name: string
  slug: string
  outcome: ImportOutcome
  changes?: readonly Change[] | undefined
  /** What is wrong, by column. */
  errors?: readonly { field: string; message: string }[] | undefined
}

export const importOutcomes: readonly ImportOutcome[] = ['added', 'changed', 'unchanged', 'refused']

/** How many rows have each outcome. */
export const outcomeCounts = (rows: readonly ImportRow[]) =>
  Object.fromEntries(
    importOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<ImportOutcome, number>

export const outcomeLooks = {
  added: { would: 'Add', did: 'Added', tone: 'ok' },
  changed: { would: 'Change', did: 'Changed', tone: 'info' },
  unchanged: { would: 'Unchanged', did: 'Unchanged', tone: 'neutral' },
  refused: { would: 'Error', did: 'Refused', tone: 'bad' },
} as const
