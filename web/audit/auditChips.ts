import { recordKindLabels, recordKinds } from '#domain/audit/recordKinds.ts'
import type { AuditChip } from '#ui-kit/shop/audit/AuditChips.tsx'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { factTypeLabel } from '#ui-kit/shop/audit/factTypeLabel.ts'
import { roleLabels } from '#ui-kit/shop/audit/roleLabels.ts'
import { formatDay } from '#ui-kit/shop/audit/timeFormats.ts'
import { type AuditEntry, actorOf, auditedRecordOf, auditHref } from '#web/state/history/auditLinks.ts'

/** One chip for each active filter, with a link that removes it. Names come from the facts that were found. */
export const auditChips = (filter: AuditFilter, facts: readonly AuditEntry[]): AuditChip[] =>
  activeLimits(filter, facts).flatMap(([label, reset]) =>
    label ? [{ label, href: auditHref({ ...filter, ...reset }) }] : [],
  )

type Limit = [label: string | undefined, without: Partial<AuditFilter>]

const activeLimits = (filter: AuditFilter, facts: readonly AuditEntry[]): Limit[] => [
  [kindLabel(filter.noun), { noun: '', id: '' }],
  [filter.id && `Only ${recordName(filter, facts)}`, { id: '' }],
  [factTypeLabel(filter.type), { type: '' }],
  [roleLabels[filter.role], { role: '' }],
  [filter.actor && `Only ${actorName(filter, facts)}`, { actor: '' }],
  [filter.correlationId && 'One request', { correlationId: '' }],
  [filter.since && `From ${dayWithoutWeekday(filter.since)}`, { since: '' }],
  [filter.until && `To ${dayWithoutWeekday(filter.until)}`, { until: '' }],
]

const kindLabel = (kind: string) => {
  const noun = recordKinds.find((noun) => noun === kind)
  return noun && recordKindLabels[noun]
}

const recordName = ({ noun, id }: AuditFilter, facts: readonly AuditEntry[]) => {
  const fact = facts.find((fact) => fact.noun === noun && fact.recordId === id)
  return (fact && auditedRecordOf(fact).name) || id
}

const actorName = ({ actor }: AuditFilter, facts: readonly AuditEntry[]) => {
  const by = facts.find((fact) => fact.actor.id === actor)?.actor
  if (!by) return actor
  return by.role === 'system' ? `the shop’s ${actor}` : actorOf(by).name
}

// `2026-11-21` -> `21 November 2026`: `day` without the weekday.
const dayWithoutWeekday = (written: string) => formatDay(`${written}T00:00:00+02:00`).replace(/^\w+ /, '')
