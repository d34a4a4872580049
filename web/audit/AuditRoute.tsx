import { maxFactsPerFile } from '#domain/audit/auditLimits.ts'
import { AuditScreen } from '#ui-kit/screens/audit/AuditScreen.tsx'
import type { LoggedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { useIsOffline } from '#web/state/browser/useIsOffline.ts'
import { type AuditEntry, actorFilter, actorOf, auditedRecordOf, auditHref } from '#web/state/history/auditLinks.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useDownloads } from '#web/state/http/useDownloads.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'
import { auditChips } from './auditChips.ts'
import { auditRequest, factTypeGroups, parseAuditFilter, recordKindOptions } from './parseAuditFilter.ts'
import { useAuditTrail } from './useAuditTrail.ts'

/** The facts of the whole shop, for admins. The address holds the filter. */
export const AuditRoute = ({ visit }: { visit: Visit }) => {
  const filter = parseAuditFilter(visit.query)
  const view = useAuditView(filter)
  const request = auditRequest(filter)
  const { newest, facts, fresh, more } = useAuditTrail(request)
  const downloads = useDownloads('GET audit/recent', request)
  const offline = useIsOffline()

  return (
    <>
      <PageHead title="Audit" />
      <AuditScreen
        {...view}
        nouns={recordKindOptions}
        types={factTypeGroups(view.filter.noun)}
        chips={auditChips(filter, facts ?? [])}
        clearHref={auditHref({})}
        facts={facts?.map((fact) => loggedFact(fact, filter)) ?? []}
        newFacts={fresh}
        more={more}
        downloads={downloads}
        fileLimit={maxFactsPerFile}
        loading={!facts}
        offline={offline}
        failure={facts ? undefined : failureOf(newest)}
      />
    </>
  )
}

// The audit filter, stored in the address.
const useAuditView = (filter: AuditFilter) => {
  const { filter: shown, onFilter } = useViewInUrl({ filter, page: 1 }, urlOptions)

  return { filter: shown, onFilter }
}

const urlOptions = {
  hrefFor: ({ filter }: { filter: AuditFilter; page: number }) => auditHref(filter),
  steps: ['since', 'until'],
} as const

// Props of a fact in the audit. `filter`: the active one, which the link to the fact's actor keeps.
const loggedFact = (fact: AuditEntry, filter: AuditFilter): LoggedFact => ({
  id: fact.id,
  type: fact.type,
  at: fact.at,
  actor: actorOf(fact.actor),
  record: auditedRecordOf(fact),
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
    { label: 'Everything in this request', href: auditHref({ correlationId: fact.correlationId }) },
    { label: 'Only this actor', href: auditHref({ ...filter, ...actorFilter(fact.actor) }) },
    { label: 'Only this record', href: auditHref({ noun: fact.noun, id: fact.recordId }) },
  ],
})
