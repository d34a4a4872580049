import { type FactRow, isPermanent } from './factRows.ts'
import { type AcknowledgedAppend, batchSize } from './journal.ts'

/** Violations found in what is left of a shop, one sentence each. */
export interface Violations {
  lost: Set<string>
  doubled: Set<string>
  partial: Set<string>
  other: Set<string>
}

export const noViolations = (): Violations => ({
  lost: new Set(),
  doubled: new Set(),
  partial: new Set(),
  other: new Set(),
})

/** Reports as lost every acknowledged fact that is not stored at its revision and position. */
export const findLostFacts = (
  rows: readonly FactRow[],
  acknowledged: readonly AcknowledgedAppend[],
  { lost }: Violations,
) => {
  const rowsByKey = new Map(rows.map((row) => [rowKey(row.stream, row.revision), row]))
  for (const { stream, batch, ids, command, revision, position } of acknowledged.filter(isPermanentAppend)) {
    for (const [index, id] of ids.entries()) {
      const offset = ids.length - 1 - index
      const row = rowsByKey.get(rowKey(stream, revision - offset))
      const isSame =
        row?.position === position - offset && (command === undefined ? row.id === id : row.batch === batch)
      if (!isSame) lost.add(`${batch}: fact ${index + 1} is not at ${stream} ${revision - offset}`)
    }
  }
}

/** Reports facts that are stored twice, appends that are stored in part, and missing revisions or positions. */
export const findInconsistentRows = (
  rows: readonly FactRow[],
  removed: number,
  last: number,
  violations: Violations,
) => {
  const { doubled, partial, other } = violations
  const ids = new Set<string>()
  const revisions = new Map<string, number>()
  const batches = new Map<string, number>()
  for (const { id, stream, revision, batch } of rows) {
    if (ids.has(id)) doubled.add(`${stream} ${revision} is there twice: ${id}`)
    ids.add(id)
    if (batchSize(batch) > 0) batches.set(batch, (batches.get(batch) ?? 0) + 1)
  }
  for (const { stream, revision } of rows.filter(isPermanent)) {
    const expected = (revisions.get(stream) ?? -1) + 1
    if (revision !== expected) other.add(`${stream} goes from ${expected - 1} to ${revision}`)
    revisions.set(stream, revision)
  }
  for (const [batch, count] of batches) {
    if (count < batchSize(batch)) partial.add(`${batch}: only ${count}`)
    if (count > batchSize(batch)) doubled.add(`${batch}: ${count}`)
  }
  if (rows.length + removed !== last) other.add(`${last} positions, ${rows.length} facts and ${removed} removed`)
}

const isPermanentAppend = ({ stream }: AcknowledgedAppend) => !stream.startsWith('vault-')

const rowKey = (stream: string, revision: number) => `${stream} ${revision}`
