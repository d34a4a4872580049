import { mostInFile } from '#domain/audit/mostInFile.ts'
import { AuditScreen } from '#ui-kit/screens/admin/AuditScreen.tsx'
import { auditHref } from '#web/client/auditLinks.ts'
import { failureOf } from '#web/client/failure.ts'
import { useDownloads } from '#web/client/useDownloads.ts'
import { useIsOffline } from '#web/client/useIsOffline.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { chipsOf } from './auditChips.ts'
import { askingFor, filterOf, nounOptions, typeGroups } from './auditFilter.ts'
import { loggedFact } from './loggedFact.ts'
import { useAuditTrail } from './useAuditTrail.ts'
import { useAuditView } from './useAuditView.ts'

/** Everything that happened in the whole shop, for admins; what is looked for is the address. */
export const AuditRoute = ({ visit }: { visit: Visit }) => {
  const filter = filterOf(visit.query)
  const view = useAuditView(filter)
  const asking = askingFor(filter)
  const { newest, facts, fresh, more } = useAuditTrail(asking)
  const downloads = useDownloads('GET audit/recent', asking)
  const offline = useIsOffline()

  return (
    <>
      <PageHead title="Audit" />
      <AuditScreen
        {...view}
        nouns={nounOptions}
        types={typeGroups(view.filter.noun)}
        chips={chipsOf(filter, facts ?? [])}
        clearHref={auditHref({})}
        facts={facts?.map((fact) => loggedFact(fact, filter)) ?? []}
        fresh={fresh}
        more={more}
        downloads={downloads}
        mostInFile={mostInFile}
        loading={!facts}
        offline={offline}
        failure={facts ? undefined : failureOf(newest)}
      />
    </>
  )
}
