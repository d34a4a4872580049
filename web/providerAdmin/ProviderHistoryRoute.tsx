import { providerChart } from '#domain/charts/drawn/providerChart.ts'
import { ProviderHistoryScreen } from '#ui-kit/screens/providerAdmin/ProviderHistoryScreen.tsx'
import { editProviderHref, providerBookingsHref } from '#web/state/adminLinks.ts'
import { useRecordHistory } from '#web/state/history/useRecordHistory.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { formatProviderChanges, formatProviderFields } from './formatProviderChanges.ts'

/** The history of a service provider, for admins. The address holds the revisions on show, so that the link can be shared. */
export const ProviderHistoryRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <ProviderHistory key={id} id={id} />
}

const ProviderHistory = ({ id }: { id: string }) => {
  const historyQuery = useQuery('GET audit/providers/:id', { params: { id } })
  const timeline = historyQuery.answer?.result
  const history = useRecordHistory(timeline, {
    noun: 'provider',
    key: 'GET audit/providers/:id',
    id,
    describeChanges: formatProviderChanges,
    viewOf: ({ provider }) => provider,
    fieldsOf: formatProviderFields,
    chart: providerChart,
  })
  const name = timeline?.provider.fullName ?? id

  return (
    <>
      <PageHead title={`${name}: history`} />
      <ProviderHistoryScreen
        name={name}
        isActive={timeline?.provider.isActive}
        editHref={editProviderHref(id)}
        bookingsHref={providerBookingsHref(id)}
        history={history}
        missing={historyQuery.error?.reason.status === 404}
        failure={failureOf(historyQuery)}
      />
    </>
  )
}
