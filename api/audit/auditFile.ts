import type { z } from 'zod'
import type { FileAnswer } from '#api/http/answers.ts'
import { csvOf } from '#api/http/csv.ts'
import type { AuditFact } from '#domain/audit/auditContract.ts'

/** The audit to take home: as JSON all of it, as CSV a line a fact. */
export const auditFile = (
  format: 'csv' | 'json',
  facts: readonly z.output<typeof AuditFact>[],
): { file: FileAnswer } => ({
  file:
    format === 'json'
      ? { name: 'audit.json', type: 'application/json', content: JSON.stringify(facts, null, 2) }
      : { name: 'audit.csv', type: 'text/csv', content: csvOf([columns, ...facts.map(line)], true) },
})

const columns = ['position', 'at', 'actor', 'role', 'noun', 'record', 'name', 'fact', 'sentence', 'request']

const line = (told: z.output<typeof AuditFact>) => {
  const { position, at, actor, noun, recordId, recordName, type, sentence, correlationId } = told
  return [position, at, actor.name, actor.role, noun, recordId, recordName, type, sentence, correlationId]
}
