import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const widths = ['40%', '75%', '70%', '80%', '65%', '45%', '85%', '60%']

/** The place of a `FilterPanel` while it loads. */
export const FilterPanelSkeleton = () => (
  <Stack gap={4}>
    {widths.map((width) => (
      <Skeleton key={width} width={width} height={20} />
    ))}
  </Stack>
)
