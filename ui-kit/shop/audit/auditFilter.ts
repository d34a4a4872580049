/** The filter of the audit. An empty string does not filter. */
export type AuditFilter = {
  /** The noun of the record, and the id of one record. */
  noun: string
  id: string
  type: string
  /** The role of the actor, and the id of one actor. */
  role: string
  actor: string
  /** The facts of one request, and the facts that it caused. */
  correlationId: string
  /** Dates in South Africa, inclusive: '2026-11-21'. */
  since: string
  until: string
}

export const emptyAuditFilter: AuditFilter = {
  noun: '',
  id: '',
  type: '',
  role: '',
  actor: '',
  correlationId: '',
  since: '',
  until: '',
}
