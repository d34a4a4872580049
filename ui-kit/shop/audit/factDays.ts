import { day, elapsed } from './moments.ts'
import type { TimelineFact } from './timelineFact.ts'

export type ToldFact = {
  fact: TimelineFact
  /** How long after the fact before it, within the whole history; undefined for the first. */
  since: string | undefined
}

/** A history by day, each fact with the time that passed since the one before it. */
export const factDays = (history: readonly TimelineFact[], shown: readonly TimelineFact[]) => {
  const days = Map.groupBy(shown, ({ at }) => day(at))
  return [...days].map(([name, facts]) => ({
    name,
    facts: facts.map((fact) => ({ fact, since: sinceLast(history, fact) })),
  }))
}

const sinceLast = (history: readonly TimelineFact[], { revision, at }: TimelineFact) => {
  const before = history.find((fact) => fact.revision === revision - 1)
  return before && elapsed(before.at, at)
}
