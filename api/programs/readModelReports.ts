import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { ReadModelComparison } from '#api/readModels/compareTables.ts'
import type { StoppedProjection } from '#api/readModels/projectionRunner.ts'
import type { RebuildResult } from '#api/readModels/rebuildReadModel.ts'
import type { ReadModelVerification } from '#api/readModels/verifyReadModel.ts'
import type { Figures } from './figures.ts'

const noneAllowed = { atMost: 0 }

/** Prints the result of a verification: no row may differ from the rebuilt ones. */
export const reportVerification = (figures: Figures, name: string, verified: ReadModelVerification) => {
  if (verified.outcome === 'stopped') return reportStopped(figures, verified.stopped)
  if (verified.outcome === 'outdated') {
    figures.note(`${name} has another version than the code: a shop that starts builds it anew`)
    return figures.figure(`${name}, tables of another version`, 1, '', noneAllowed)
  }
  reportComparison(figures, name, verified.comparison)
  figures.figure(`${name}, rows that differ`, verified.comparison.different, '', noneAllowed)
}

/** Prints the result of a rebuild: the new tables have to be in place, however much the old ones differed. */
export const reportRebuild = (figures: Figures, name: string, rebuilt: RebuildResult) => {
  if (rebuilt.outcome === 'stopped') return reportStopped(figures, rebuilt.stopped)
  if (rebuilt.outcome === 'prepared') {
    figures.note(`${name} has another version than the live one: the shop takes it over when it starts with this code`)
    return figures.figure(`${name}, prepared`, 1, '', { atLeast: 1 })
  }
  reportComparison(figures, name, rebuilt.comparison)
  figures.figure(`${name}, rows that differed`, rebuilt.comparison.different)
  figures.figure(`${name}, swapped`, 1, '', { atLeast: 1 })
}

const reportComparison = (
  { figure, note }: Figures,
  name: string,
  { rows, different, first, digest }: ReadModelComparison,
) => {
  figure(`${name}, equal rows`, rows - different)
  note(`${name}, SHA-256 of the rebuilt rows: ${digest}`)
  if (!first) return
  const { table, key, column, live, rebuilt } = first
  note(
    `${name}, first difference: ${table} ${key}, ${column}: live ${formattedValue(live)}, rebuilt ${formattedValue(rebuilt)}`,
  )
}

const formattedValue = (value: unknown) => (value === undefined ? 'not there' : JSON.stringify(value))

const reportStopped = (
  { figure, note }: Figures,
  { projection, factType, stream, revision, position, why }: StoppedProjection,
) => {
  note(`${projection} cannot digest ${factType} at ${stream}, revision ${revision}, position ${position}: ${why}`)
  figure(`${projection}, facts that cannot be digested`, 1, '', noneAllowed)
}

/** Milliseconds between two lines. */
const reportInterval = 2000

/** Prints from time to time which log position a long-running job has reached. */
export const reportProgress = ({ note }: Figures, what: string, head: number) => {
  let reportedAt = performance.now()
  return (facts: readonly StoredFact[]) => {
    if (performance.now() - reportedAt < reportInterval) return
    reportedAt = performance.now()
    note(`${what}: at position ${facts.at(-1)?.position ?? 0} of ${head}`)
  }
}
