import type { FieldChange } from '#domain/kernel/timeline.ts'
import { factFile } from './factFile.ts'

interface ToldFact {
  revision: number
  at: string
  type: string
  actor: { role: string; name: string }
  sentence: string
  state: string
  changes: readonly FieldChange[]
  correlationId: string
}

/** A timeline to take home. `name` is without its ending. */
export const historyFile = (name: string, format: 'csv' | 'json', told: { facts: readonly ToldFact[] }) =>
  factFile(name, format, { facts: told.facts, columns, whole: told })

const columns = {
  revision: ({ revision }: ToldFact) => revision,
  at: ({ at }: ToldFact) => at,
  actor: ({ actor }: ToldFact) => actor.name,
  role: ({ actor }: ToldFact) => actor.role,
  fact: ({ type }: ToldFact) => type,
  sentence: ({ sentence }: ToldFact) => sentence,
  state: ({ state }: ToldFact) => state,
  changes: ({ changes }: ToldFact) => changes.map(changed).join('\n'),
  request: ({ correlationId }: ToldFact) => correlationId,
}

const changed = ({ field, from, to }: FieldChange) => `${field}: ${from ?? 'nothing'} -> ${to ?? 'nothing'}`
