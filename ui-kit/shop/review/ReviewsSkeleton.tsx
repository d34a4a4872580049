import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const rows = ['first', 'second', 'third']

/** The loading placeholder of the review list. */
export const ReviewsSkeleton = () => (
  <Stack gap={6}>
    <VisuallyHidden>
      <Spinner label="Loading the reviews" />
    </VisuallyHidden>
    {rows.map((row) => (
      <Stack key={row} gap={2}>
        <Skeleton width={220} height={20} />
        <Skeleton height={20} />
        <Skeleton width="70%" height={20} />
      </Stack>
    ))}
  </Stack>
)
