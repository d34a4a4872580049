import type { FileAnswer } from '#api/http/answers.ts'
import { csvOf } from '#api/http/csv.ts'
import type { FieldChange } from '#domain/kernel/timeline.ts'

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

/** A timeline to take home: as JSON all of it, as CSV a line a fact. `name` is without its ending. */
export const historyFile = (
  name: string,
  format: 'csv' | 'json',
  told: { facts: readonly ToldFact[] },
): { file: FileAnswer } => ({
  file:
    format === 'json'
      ? { name: `${name}.json`, type: 'application/json', content: JSON.stringify(told, null, 2) }
      : { name: `${name}.csv`, type: 'text/csv', content: csvOf([columns, ...told.facts.map(line)], true) },
})

const columns = ['revision', 'at', 'actor', 'role', 'fact', 'sentence', 'state', 'changes', 'request']

const line = ({ revision, at, actor, type, sentence, state, changes, correlationId }: ToldFact) => {
  const changed = changes.map(({ field, from, to }) => `${field}: ${from ?? 'nothing'} -> ${to ?? 'nothing'}`)
  return [revision, at, actor.name, actor.role, type, sentence, state, changed.join('\n'), correlationId]
}
