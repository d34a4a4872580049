import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { DailyTile } from '#ui-kit/shop/dashboard/DailyTile.tsx'
import { DashboardSkeleton } from '#ui-kit/shop/dashboard/DashboardSkeleton.tsx'
import { DayTable } from '#ui-kit/shop/dashboard/DayTable.tsx'
import { DailyTiles, NowTiles } from '#ui-kit/shop/dashboard/dashboardStyles.ts'
import { FigureTile } from '#ui-kit/shop/dashboard/FigureTile.tsx'
import type { DashboardFigures, Figure } from '#ui-kit/shop/dashboard/figures.ts'
import { PageViews } from '#ui-kit/shop/dashboard/PageViews.tsx'
import { PeriodSwitch } from '#ui-kit/shop/dashboard/PeriodSwitch.tsx'
import { UnfoundSearches } from '#ui-kit/shop/dashboard/UnfoundSearches.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type DashboardScreenProps = {
  /** The numbers of days to choose from, each with its address. */
  periods: readonly { days: number; href: string; isShown: boolean }[]
  /** Where a product is added that was searched for without success. */
  addProductHref: string
  /** Left out while they load. */
  figures?: DashboardFigures | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** Key figures of the shop, for admins; each links to the table that it is counted from. */
export const DashboardScreen = ({ periods, ...content }: DashboardScreenProps) => (
  <TitledPage trail={[homeCrumb]} title="Dashboard" aside={<PeriodSwitch periods={periods} />}>
    <Content {...content} />
  </TitledPage>
)

const Content = ({ figures, failure, addProductHref }: Omit<DashboardScreenProps, 'periods'>) => {
  if (failure)
    return <ErrorPanel message={failure.message ?? 'Failed to fetch the figures'} onRetry={failure.onRetry} />
  if (!figures) return <DashboardSkeleton />
  const { daily, now, bookingsNow, days, unfound, unfoundCount, pageViews } = figures

  return (
    <Stack gap={4}>
      <FigureTiles label="At this moment" figures={now} />
      <FigureTiles label="Bookings at this moment" figures={bookingsNow} />
      <DailyTiles aria-label="In this period">
        {daily.map((figure) => (
          <li key={figure.label}>
            <DailyTile {...figure} />
          </li>
        ))}
      </DailyTiles>
      <DayTable days={days} />
      <UnfoundSearches searches={unfound} count={unfoundCount} addHref={addProductHref} />
      <PageViews pages={pageViews} />
    </Stack>
  )
}

const FigureTiles = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <NowTiles aria-label={label}>
    {figures.map((figure) => (
      <li key={figure.label}>
        <FigureTile {...figure} />
      </li>
    ))}
  </NowTiles>
)
