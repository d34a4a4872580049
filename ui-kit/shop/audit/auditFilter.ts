/** What is looked for in the audit. Empty text is no limit. */
export type AuditFilter = {
  /** The kind of record, and one of them. */
  noun: string
  id: string
  type: string
  /** Who acted: in which role, or one of them. */
  role: string
  actor: string
  /** What happened in one request, and on account of it. */
  correlationId: string
  /** Days in South Africa, both included: '2026-11-21'. */
  since: string
  until: string
}

export const everything: AuditFilter = {
  noun: '',
  id: '',
  type: '',
  role: '',
  actor: '',
  correlationId: '',
  since: '',
  until: '',
}
