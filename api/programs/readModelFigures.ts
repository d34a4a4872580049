import type { Comparison } from '#api/readModels/comparing.ts'
import type { Stopped } from '#api/readModels/folding.ts'
import type { Rebuilt } from '#api/readModels/rebuilding.ts'
import type { Verified } from '#api/readModels/verifying.ts'
import type { Figures } from './figures.ts'

const none = { atMost: 0 }

/** What came out for a read model: every row has to be as its facts say. */
export const tellVerified = (figures: Figures, name: string, verified: Verified) => {
  if (verified.outcome === 'stopped') return tellStopped(figures, verified.stopped)
  if (verified.outcome === 'outdated') {
    figures.note(`${name} has another version than the code: a shop that starts builds it anew`)
    return figures.figure(`${name}, tables of another version`, 1, '', none)
  }
  tellComparison(figures, name, verified.comparison)
  figures.figure(`${name}, rows that differ`, verified.comparison.different, '', none)
}

/** What came out for a read model: its new tables have to be in place, whatever the old ones were. */
export const tellRebuilt = (figures: Figures, name: string, rebuilt: Rebuilt) => {
  if (rebuilt.outcome === 'stopped') return tellStopped(figures, rebuilt.stopped)
  if (rebuilt.outcome === 'prepared') {
    figures.note(`${name} has another version than the live one: the shop takes it over when it starts with this code`)
    return figures.figure(`${name}, prepared`, 1, '', { atLeast: 1 })
  }
  tellComparison(figures, name, rebuilt.comparison)
  figures.figure(`${name}, rows that differed`, rebuilt.comparison.different)
  figures.figure(`${name}, swapped`, 1, '', { atLeast: 1 })
}

const tellComparison = ({ figure, note }: Figures, name: string, { rows, different, first, digest }: Comparison) => {
  figure(`${name}, equal rows`, rows - different)
  note(`${name}, SHA-256 of the rebuilt rows: ${digest}`)
  if (!first) return
  const { table, key, column, live, rebuilt } = first
  note(`${name}, first difference: ${table} ${key}, ${column}: live ${shown(live)}, rebuilt ${shown(rebuilt)}`)
}

const shown = (value: unknown) => (value === undefined ? 'not there' : JSON.stringify(value))

const tellStopped = ({ figure, note }: Figures, { projection, factType, stream, revision, position, why }: Stopped) => {
  note(`${projection} cannot digest ${factType} at ${stream}, revision ${revision}, position ${position}: ${why}`)
  figure(`${projection}, facts that cannot be digested`, 1, '', none)
}
