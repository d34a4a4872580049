import type { TimelineFact } from './timelineFact.ts'

/** The facts whose type, actor, sentence or changed fields hold every word that was typed. */
export const matchingFacts = (facts: readonly TimelineFact[], typed: string) => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return facts.filter((fact) => words.every((word) => searchable(fact).includes(word)))
}

const searchable = ({ type, actor, sentence, changes }: TimelineFact) =>
  `${type} ${actor.role} ${actor.name} ${sentence} ${changes.map(({ field }) => field).join(' ')}`.toLowerCase()
