import type { LoggedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { actorOf } from '#web/client/actorOf.ts'
import { auditHref, type ListedFact, limitsTo, recordOf } from '#web/client/auditLinks.ts'

/** A fact as the audit shows it under a filter. */
export const loggedFact = (fact: ListedFact, filter: AuditFilter): LoggedFact => ({
  id: fact.id,
  type: fact.type,
  at: fact.at,
  actor: actorOf(fact.actor),
  record: recordOf(fact),
  sentence: fact.sentence,
  ids: [
    ['Position', fact.position],
    ['Revision', fact.revision],
    ['Record', fact.recordId],
    ['At', fact.at],
    ['Id', fact.id],
    ['Correlation', fact.correlationId],
    ['Causation', fact.causationId ?? 'none: it began here'],
  ],
  links: [
    { label: 'Everything of this request', href: auditHref({ correlationId: fact.correlationId }) },
    { label: 'Only this actor', href: auditHref({ ...filter, ...limitsTo(fact.actor) }) },
    { label: 'Only this record', href: auditHref({ noun: fact.noun, id: fact.recordId }) },
  ],
})
