import { useEffect } from 'react'
import { defaultPeriod, type Period, parsePeriod, periods } from '#domain/dashboard/period.ts'
import { DashboardScreen } from '#ui-kit/screens/dashboard/DashboardScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { useClient } from '#web/state/client.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useOnlineUsers } from '#web/state/live/presence.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { dashboardProps } from './dashboardProps.ts'

/** The figures of the shop, for admins. The address holds the period. */
export const DashboardRoute = ({ visit }: { visit: Visit }) => {
  const days = requestedPeriod(visit.query)
  const figuresQuery = useFigures(days)
  const figures = useLastDefined(figuresQuery.answer?.result)
  const online = useOnlineUsers()

  return (
    <>
      <PageHead title="Dashboard" />
      <DashboardScreen
        periods={periodLinks(days)}
        addProductHref="/AddProduct"
        figures={figures && dashboardProps(figures, online)}
        failure={failureOf(figuresQuery)}
      />
    </>
  )
}

// The period in the address, or the default one if it is missing or invalid.
const requestedPeriod = (query: URLSearchParams): Period => parsePeriod(query.get('days')) ?? defaultPeriod

// All periods with their addresses; `shown` is marked.
const periodLinks = (shown: Period) => periods.map((days) => ({ days, href: hrefOf(days), isShown: days === shown }))

const hrefOf = (days: Period) => (days === defaultPeriod ? '/Dashboard' : `/Dashboard?days=${days}`)

// Milliseconds. Live frames report what happens, but not that time passes.
const refreshInterval = 300_000

// The figures of a period. Live frames refresh them, and so does a timer.
const useFigures = (days: Period) => {
  const { queryCache } = useClient()

  useEffect(() => {
    const timer = setInterval(() => queryCache.invalidate('GET dashboard/'), refreshInterval)
    return () => clearInterval(timer)
  }, [queryCache])

  return useQuery('GET dashboard/figures', { query: { days: String(days) } })
}
