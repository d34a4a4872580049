import { type Acknowledged, sizeOf } from './journal.ts'
import { isKept, type Row } from './rows.ts'

/** What is wrong, a sentence each. */
export interface Findings {
  lost: Set<string>
  doubled: Set<string>
  partial: Set<string>
  other: Set<string>
}

export const noFindings = (): Findings => ({
  lost: new Set(),
  doubled: new Set(),
  partial: new Set(),
  other: new Set(),
})

/** Everything that was acknowledged is there, at its place. */
export const findLost = (rows: readonly Row[], acknowledged: readonly Acknowledged[], { lost }: Findings) => {
  const places = new Map(rows.map((row) => [placeOf(row.stream, row.revision), row]))
  for (const { stream, batch, ids, command, revision, position } of acknowledged.filter(isLasting)) {
    for (const [index, id] of ids.entries()) {
      const behind = ids.length - 1 - index
      const row = places.get(placeOf(stream, revision - behind))
      const isIt = row?.position === position - behind && (command === undefined ? row.id === id : row.batch === batch)
      if (!isIt) lost.add(`${batch}: fact ${index + 1} is not at ${stream} ${revision - behind}`)
    }
  }
}

/** No fact is there twice, no append in part, no revision and no position is missing. */
export const findOddities = (rows: readonly Row[], removed: number, last: number, findings: Findings) => {
  const { doubled, partial, other } = findings
  const ids = new Set<string>()
  const revisions = new Map<string, number>()
  const batches = new Map<string, number>()
  for (const { id, stream, revision, batch } of rows) {
    if (ids.has(id)) doubled.add(`${stream} ${revision} is there twice: ${id}`)
    ids.add(id)
    if (sizeOf(batch) > 0) batches.set(batch, (batches.get(batch) ?? 0) + 1)
  }
  for (const { stream, revision } of rows.filter(isKept)) {
    const expected = (revisions.get(stream) ?? -1) + 1
    if (revision !== expected) other.add(`${stream} goes from ${expected - 1} to ${revision}`)
    revisions.set(stream, revision)
  }
  for (const [batch, count] of batches) {
    if (count < sizeOf(batch)) partial.add(`${batch}: only ${count}`)
    if (count > sizeOf(batch)) doubled.add(`${batch}: ${count}`)
  }
  if (rows.length + removed !== last) other.add(`${last} positions, ${rows.length} facts and ${removed} removed`)
}

const isLasting = ({ stream }: Acknowledged) => !stream.startsWith('vault-')

const placeOf = (stream: string, revision: number) => `${stream} ${revision}`
