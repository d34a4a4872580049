import { SecurityScreen } from '#ui-kit/screens/security/SecurityScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'
import { securityListUrl } from './securityListUrl.ts'
import { busyNetworkProps, eventOptions, securityChips, securityRow } from './securityProps.ts'

/** The security events of the whole shop, for admins. The address holds filter and page. */
export const SecurityRoute = ({ visit }: { visit: Visit }) => {
  const view = securityListUrl.viewOf(visit.query)
  const eventsQuery = useQuery('GET audit/security', securityListUrl.requestOf(view))
  const latest = useLastDefined(eventsQuery.answer)
  const { filter, onFilter } = useViewInUrl(view, urlOptions)
  const results = latest?.results ?? []
  const total = latest?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Security" />
      <SecurityScreen
        filter={filter}
        onFilter={onFilter}
        events={results.map(securityRow)}
        options={eventOptions}
        totalCount={total}
        networks={latest?.networks.map(busyNetworkProps) ?? []}
        chips={securityChips(view.filter, results)}
        clearHref="/Security"
        page={view.page}
        pages={securityListUrl.pagesOf(total)}
        hrefFor={(page) => securityListUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={failureOf(eventsQuery)}
      />
    </>
  )
}

const urlOptions = { hrefFor: securityListUrl.hrefFor, texts: ['network'], steps: ['since', 'until'] } as const
