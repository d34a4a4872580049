import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { DailyTiles, NowTiles } from './dashboardStyles.ts'
import { Tile } from './tileStyles.ts'

/** The loading placeholder of the dashboard tiles. */
export const DashboardSkeleton = () => (
  <Stack gap={4} role="status">
    <VisuallyHidden>Loading figures</VisuallyHidden>
    <NowTilesSkeleton />
    <NowTilesSkeleton />
    <DailyTiles>
      {[0, 1, 2, 3].map((tile) => (
        <li key={tile}>
          <Tile>
            <Skeleton width={80} height={20} />
            <Skeleton width={180} height={36} />
            <Skeleton width="100%" height={48} />
            <Skeleton width="100%" height={192} />
          </Tile>
        </li>
      ))}
    </DailyTiles>
  </Stack>
)

const NowTilesSkeleton = () => (
  <NowTiles>
    {[0, 1, 2, 3, 4, 5].map((tile) => (
      <li key={tile}>
        <Tile>
          <Skeleton width={90} height={20} />
          <Skeleton width={64} height={36} />
          <Skeleton width={110} height={20} />
        </Tile>
      </li>
    ))}
  </NowTiles>
)
