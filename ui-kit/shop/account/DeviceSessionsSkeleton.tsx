import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** The loading placeholder of two sessions. */
export const DeviceSessionsSkeleton = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>Loading your devices</VisuallyHidden>
    <Skeleton width={220} height={20} />
    <Skeleton height={78} />
    <Skeleton height={98} />
  </Stack>
)
