import { slideChart } from '#domain/charts/drawn/slideChart.ts'
import { SlideHistoryScreen } from '#ui-kit/screens/bannerAdmin/SlideHistoryScreen.tsx'
import { useRecordHistory } from '#web/state/history/useRecordHistory.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { formatSlideChanges, formatSlideFields } from './formatSlideChanges.ts'
import { editSlideHref } from './slideRow.ts'

/** The history of a slide, for admins. The address holds the revisions on show, so that the link can be shared. */
export const SlideHistoryRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <SlideHistory key={id} id={id} />
}

const SlideHistory = ({ id }: { id: string }) => {
  const historyQuery = useQuery('GET audit/slides/:id', { params: { id } })
  const timeline = historyQuery.answer?.result
  const history = useRecordHistory(timeline, {
    noun: 'slide',
    key: 'GET audit/slides/:id',
    id,
    describeChanges: formatSlideChanges,
    viewOf: ({ slide }) => slide,
    fieldsOf: formatSlideFields,
    chart: slideChart,
  })
  const title = timeline?.slide.title ?? id

  return (
    <>
      <PageHead title={`${title}: history`} />
      <SlideHistoryScreen
        title={title}
        editHref={editSlideHref(id)}
        history={history}
        missing={historyQuery.error?.reason.status === 404}
        failure={failureOf(historyQuery)}
      />
    </>
  )
}
