import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import { actorOf } from './auditLinks.ts'
import { timeAgo } from './timeAgo.ts'
import type { HistoryFact } from './useLoadedFacts.ts'

/** How the facts of one kind of record are told to somebody who was looking at it. */
export interface ConcurrentWords {
  /** What the actor of each fact type did with `this order`; any other type is told by its sentence. */
  texts: Readonly<Record<string, string>>
  /** Translates field changes for display. */
  describeChanges: (changes: readonly FieldChange[]) => FieldChange[]
}

/** What others did with a record after a revision: the last change as a sentence, and all changed fields. */
export const concurrentChange = (
  { texts, describeChanges }: ConcurrentWords,
  facts: readonly HistoryFact[],
  seenRevision: number,
  now?: string,
) => {
  const newFacts = facts.filter(({ revision }) => revision > seenRevision)
  const lastFact = newFacts.findLast(({ type }) => texts[type]) ?? newFacts.at(-1)
  return {
    message:
      lastFact &&
      `${actorOf(lastFact.actor).name} ${texts[lastFact.type] ?? lastFact.sentence} ${timeAgo(lastFact.at, now)}`,
    changes: describeChanges(mergeChanges(newFacts.flatMap(({ changes }) => changes))),
  }
}

// Several changes of one field become one, from the first value to the last.
const mergeChanges = (changes: readonly FieldChange[]) =>
  [...Map.groupBy(changes, ({ field }) => field)].map(([field, [first, ...more]]) => ({
    field,
    from: first?.from ?? null,
    to: (more.at(-1) ?? first)?.to ?? null,
  }))
