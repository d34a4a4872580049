import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { DailyTile } from '#ui-kit/shop/dashboard/DailyTile.tsx'
import { DashboardLoading } from '#ui-kit/shop/dashboard/DashboardLoading.tsx'
import { DayTable } from '#ui-kit/shop/dashboard/DayTable.tsx'
import { DailyTiles, NowTiles } from '#ui-kit/shop/dashboard/dashboardLook.ts'
import { FigureTile } from '#ui-kit/shop/dashboard/FigureTile.tsx'
import type { DashboardFigures } from '#ui-kit/shop/dashboard/figures.ts'
import { PeriodSwitch } from '#ui-kit/shop/dashboard/PeriodSwitch.tsx'
import { UnfoundSearches } from '#ui-kit/shop/dashboard/UnfoundSearches.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type DashboardScreenProps = {
  periods: readonly { days: number; href: string; isShown: boolean }[]
  /** Missing while they are on their way. */
  figures?: DashboardFigures | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** How the shop does, for admins; each figure leads to the table that it is counted in. */
export const DashboardScreen = ({ periods, figures, failure }: DashboardScreenProps) => (
  <TitledPage trail={[home]} title="Dashboard" aside={<PeriodSwitch periods={periods} />}>
    {content(figures, failure)}
  </TitledPage>
)

const content = (figures: DashboardScreenProps['figures'], failure: DashboardScreenProps['failure']) => {
  if (failure)
    return <ErrorPanel message={failure.message ?? 'Failed to fetch the figures'} onRetry={failure.onRetry} />
  if (!figures) return <DashboardLoading />
  const { daily, now, days, unfound, unfoundCount } = figures

  return (
    <Stack gap={4}>
      <NowTiles aria-label="At this moment">
        {now.map((figure) => (
          <li key={figure.label}>
            <FigureTile {...figure} />
          </li>
        ))}
      </NowTiles>
      <DailyTiles aria-label="Over these days">
        {daily.map((figure) => (
          <li key={figure.label}>
            <DailyTile {...figure} />
          </li>
        ))}
      </DailyTiles>
      <DayTable days={days} />
      <UnfoundSearches searches={unfound} count={unfoundCount} addHref="/AddProduct" />
    </Stack>
  )
}
