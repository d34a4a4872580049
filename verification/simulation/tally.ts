import type { FaultRates } from './faultInjector.ts'
import type { SeedRun } from './simulateSeed.ts'

/** The sums over many seeds. */
export interface Tally {
  seeds: number
  steps: number
  facts: number
  acknowledged: number
  booked: number
  refusals: number
  conflicts: number
  faultCounts: Partial<FaultRates>
  failed: number
  /** The first failed runs, which are reported in full. */
  failures: readonly SeedRun[]
}

const maxFailures = 5

export const emptyTally: Tally = {
  seeds: 0,
  steps: 0,
  facts: 0,
  acknowledged: 0,
  booked: 0,
  refusals: 0,
  conflicts: 0,
  faultCounts: {},
  failed: 0,
  failures: [],
}

export const tallyOf = (run: SeedRun): Tally => ({
  seeds: 1,
  steps: run.steps,
  facts: run.facts,
  acknowledged: run.acknowledged,
  booked: run.booked,
  refusals: run.refusals,
  conflicts: run.conflicts,
  faultCounts: run.faultCounts,
  failed: run.failure ? 1 : 0,
  failures: run.failure ? [run] : [],
})

export const mergeTallies = (one: Tally, other: Tally): Tally => ({
  seeds: one.seeds + other.seeds,
  steps: one.steps + other.steps,
  facts: one.facts + other.facts,
  acknowledged: one.acknowledged + other.acknowledged,
  booked: one.booked + other.booked,
  refusals: one.refusals + other.refusals,
  conflicts: one.conflicts + other.conflicts,
  faultCounts: addCounts(one.faultCounts, other.faultCounts),
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures].slice(0, maxFailures),
})

const addCounts = (one: Partial<FaultRates>, other: Partial<FaultRates>): Partial<FaultRates> => {
  const counts = { ...one }
  for (const name of Object.keys(other) as (keyof FaultRates)[]) counts[name] = (counts[name] ?? 0) + (other[name] ?? 0)
  return counts
}
