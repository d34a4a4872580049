import type { z } from 'zod'
import { factFile } from '#api/history/factFile.ts'
import type { AuditFact } from '#domain/audit/auditContract.ts'
import { mostInFile } from '#domain/audit/mostInFile.ts'

type Told = z.output<typeof AuditFact>

/** The audit to take home. A file that is full says in its name that it ends before the first fact. */
export const auditFile = (format: 'csv' | 'json', facts: readonly Told[]) =>
  factFile(facts.length < mostInFile ? 'audit' : `audit-newest-${mostInFile}`, format, { facts, columns })

const columns = {
  position: ({ position }: Told) => position,
  at: ({ at }: Told) => at,
  actor: ({ actor }: Told) => actor.name,
  role: ({ actor }: Told) => actor.role,
  noun: ({ noun }: Told) => noun,
  record: ({ recordId }: Told) => recordId,
  name: ({ recordName }: Told) => recordName,
  fact: ({ type }: Told) => type,
  sentence: ({ sentence }: Told) => sentence,
  request: ({ correlationId }: Told) => correlationId,
}
