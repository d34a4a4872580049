import { formatDay, formatElapsed } from '#ui-kit/shop/audit/timeFormats.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'

export type TimedFact = {
  /** What happened, when, and through whom. */
  fact: TimelineFact
  /** The time since the previous fact of the whole history; undefined for the first one that is loaded. */
  since: string | undefined
}

/** Groups the shown facts by day, each with the time since the previous fact of the history. */
export const groupFactsByDay = (history: readonly TimelineFact[], shown: readonly TimelineFact[]) => {
  const previousFacts = new Map(history.map((fact, index) => [fact, history[index - 1]]))
  const days = Map.groupBy(shown, ({ at }) => formatDay(at))
  return [...days].map(([name, facts]) => ({
    name,
    facts: facts.map((fact) => ({ fact, since: elapsedSince(previousFacts.get(fact), fact) })),
  }))
}

const elapsedSince = (previous: TimelineFact | undefined, fact: TimelineFact) =>
  previous && formatElapsed(previous.at, fact.at)
