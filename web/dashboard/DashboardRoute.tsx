import { DashboardScreen } from '#ui-kit/screens/admin/DashboardScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useOnline } from '#web/client/live.ts'
import { useLast } from '#web/client/useLast.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { dashboardProps } from './dashboardProps.ts'
import { periodOf, periodsBeside } from './period.ts'
import { useFigures } from './useFigures.ts'

/** How the shop does, for admins; the period is the address. */
export const DashboardRoute = ({ visit }: { visit: Visit }) => {
  const days = periodOf(visit.query)
  const answered = useFigures(days)
  const figures = useLast(answered.answer?.result)
  const online = useOnline()

  return (
    <>
      <PageHead title="Dashboard" />
      <DashboardScreen
        periods={periodsBeside(days)}
        figures={figures && dashboardProps(figures, online)}
        failure={failureOf(answered)}
      />
    </>
  )
}
