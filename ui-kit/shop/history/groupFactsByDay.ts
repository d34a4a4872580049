import { formatDay, formatElapsed } from '#ui-kit/shop/audit/timeFormats.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'

export type TimedFact = {
  fact: TimelineFact
  /** The time since the previous fact of the whole history; undefined for the first. */
  since: string | undefined
}

/** Groups the shown facts by day, each with the time since the previous fact of the history. */
export const groupFactsByDay = (history: readonly TimelineFact[], shown: readonly TimelineFact[]) => {
  const days = Map.groupBy(shown, ({ at }) => formatDay(at))
  return [...days].map(([name, facts]) => ({
    name,
    facts: facts.map((fact) => ({ fact, since: elapsedSincePrevious(history, fact) })),
  }))
}

const elapsedSincePrevious = (history: readonly TimelineFact[], fact: TimelineFact) => {
  const previous = history[history.indexOf(fact) - 1]
  return previous && formatElapsed(previous.at, fact.at)
}
