import { auditNouns, nounWords } from '#domain/audit/auditNouns.ts'
import type { AuditChip } from '#ui-kit/shop/audit/AuditChips.tsx'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { day } from '#ui-kit/shop/audit/moments.ts'
import { roleWords } from '#ui-kit/shop/audit/roleWords.ts'
import { actorOf } from '#web/client/actorOf.ts'
import { auditHref, type ListedFact, recordOf } from '#web/client/auditLinks.ts'

/** What the audit is limited to, in words; the facts that were found know the names. */
export const chipsOf = (filter: AuditFilter, facts: readonly ListedFact[]): AuditChip[] =>
  limitsOf(filter, facts).flatMap(([label, without]) =>
    label ? [{ label, href: auditHref({ ...filter, ...without }) }] : [],
  )

type Limit = [label: string | undefined, without: Partial<AuditFilter>]

const limitsOf = (filter: AuditFilter, facts: readonly ListedFact[]): Limit[] => [
  [nounNamed(filter.noun), { noun: '', id: '' }],
  [filter.id && `Only ${recordNamed(filter, facts)}`, { id: '' }],
  [filter.type, { type: '' }],
  [roleWords[filter.role], { role: '' }],
  [filter.actor && `Only ${actorNamed(filter, facts)}`, { actor: '' }],
  [filter.correlationId && 'One request', { correlationId: '' }],
  [filter.since && `From ${date(filter.since)}`, { since: '' }],
  [filter.until && `To ${date(filter.until)}`, { until: '' }],
]

const nounNamed = (wanted: string) => {
  const noun = auditNouns.find((noun) => noun === wanted)
  return noun && nounWords[noun]
}

const recordNamed = ({ noun, id }: AuditFilter, facts: readonly ListedFact[]) => {
  const fact = facts.find((fact) => fact.noun === noun && fact.recordId === id)
  return (fact && recordOf(fact).name) || id
}

const actorNamed = ({ actor }: AuditFilter, facts: readonly ListedFact[]) => {
  const by = facts.find((fact) => fact.actor.id === actor)?.actor
  if (!by) return actor
  return by.role === 'system' ? `the shop’s ${actor}` : actorOf(by).name
}

// Without the weekday.
const date = (written: string) => day(`${written}T00:00:00+02:00`).replace(/^\w+ /, '')
