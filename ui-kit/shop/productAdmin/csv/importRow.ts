import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'refused'

/** The expected or actual result of a row of a CSV file. */
export type ImportRow = {
  /** The row number as in a spreadsheet: the header is row 1. */
  row: number
  name: string
  slug: string
  outcome: ImportOutcome
  changes?: readonly FieldChange[] | undefined
  /** The errors by column. */
  errors?: readonly { field: string; message: string }[] | undefined
}

export const importOutcomes: readonly ImportOutcome[] = ['added', 'changed', 'unchanged', 'refused']

/** The number of rows with each outcome. */
export const countOutcomes = (rows: readonly ImportRow[]) =>
  Object.fromEntries(
    importOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<ImportOutcome, number>

export const importOutcomeBadges = {
  added: { previewLabel: 'Add', resultLabel: 'Added', tone: 'ok' },
  changed: { previewLabel: 'Change', resultLabel: 'Changed', tone: 'info' },
  unchanged: { previewLabel: 'Unchanged', resultLabel: 'Unchanged', tone: 'neutral' },
  refused: { previewLabel: 'Error', resultLabel: 'Refused', tone: 'bad' },
} as const
