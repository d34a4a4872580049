import type { z } from 'zod'
import { factDownload } from '#api/history/factDownload.ts'
import type { AuditFact } from '#domain/audit/auditContract.ts'
import { maxFactsPerFile } from '#domain/audit/auditLimits.ts'

type AuditEntry = z.output<typeof AuditFact>

/** A download of the audit. The name of a file that reached the limit says that it holds only the newest facts. */
export const auditDownload = (format: 'csv' | 'json', facts: readonly AuditEntry[]) =>
  factDownload(facts.length < maxFactsPerFile ? 'audit' : `audit-newest-${maxFactsPerFile}`, format, { facts, columns })

const columns = {
  position: ({ position }: AuditEntry) => position,
  at: ({ at }: AuditEntry) => at,
  actor: ({ actor }: AuditEntry) => actor.name,
  role: ({ actor }: AuditEntry) => actor.role,
  noun: ({ noun }: AuditEntry) => noun,
  record: ({ recordId }: AuditEntry) => recordId,
  name: ({ recordName }: AuditEntry) => recordName,
  fact: ({ type }: AuditEntry) => type,
  sentence: ({ sentence }: AuditEntry) => sentence,
  request: ({ correlationId }: AuditEntry) => correlationId,
}
