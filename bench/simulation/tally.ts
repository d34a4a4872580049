import type { Run } from './simulation.ts'
import type { Weather } from './weather.ts'

/** What many seeds came to. */
export interface Tally {
  seeds: number
  steps: number
  facts: number
  acknowledged: number
  refusals: number
  conflicts: number
  troubles: Partial<Weather>
  failed: number
  /** Those that are told in full. */
  failures: readonly Run[]
}

const mostTold = 5

export const emptyTally: Tally = {
  seeds: 0,
  steps: 0,
  facts: 0,
  acknowledged: 0,
  refusals: 0,
  conflicts: 0,
  troubles: {},
  failed: 0,
  failures: [],
}

export const tallyOf = (run: Run): Tally => ({
  seeds: 1,
  steps: run.steps,
  facts: run.facts,
  acknowledged: run.acknowledged,
  refusals: run.refusals,
  conflicts: run.conflicts,
  troubles: run.troubles,
  failed: run.failure ? 1 : 0,
  failures: run.failure ? [run] : [],
})

export const together = (one: Tally, other: Tally): Tally => ({
  seeds: one.seeds + other.seeds,
  steps: one.steps + other.steps,
  facts: one.facts + other.facts,
  acknowledged: one.acknowledged + other.acknowledged,
  refusals: one.refusals + other.refusals,
  conflicts: one.conflicts + other.conflicts,
  troubles: sums(one.troubles, other.troubles),
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures].slice(0, mostTold),
})

const sums = (one: Partial<Weather>, other: Partial<Weather>): Partial<Weather> => {
  const counts = { ...one }
  for (const name of Object.keys(other) as (keyof Weather)[]) counts[name] = (counts[name] ?? 0) + (other[name] ?? 0)
  return counts
}
