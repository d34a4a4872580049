import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'

/** The facts whose type, actor, sentence or changed fields contain every word of the query. */
export const filterFacts = (facts: readonly TimelineFact[], query: string) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return facts.filter((fact) => words.every((word) => searchText(fact).includes(word)))
}

const searchText = ({ type, actor, sentence, changes }: TimelineFact) =>
  `${type} ${actor.role} ${actor.name} ${sentence} ${changes.map(({ field }) => field).join(' ')}`.toLowerCase()
