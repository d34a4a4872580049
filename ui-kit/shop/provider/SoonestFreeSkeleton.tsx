import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { OfferLayout } from './OfferLayout.ts'

/** The skeleton of `SoonestFree`. */
export const SoonestFreeSkeleton = () => (
  <OfferLayout aria-hidden>
    <Skeleton height={56} />
    <Stack gap={2}>
      <Skeleton width="60%" height={20} />
      <Skeleton width="80%" height={18} />
      <Skeleton width="70%" height={14} />
      <Skeleton width="50%" height={18} />
    </Stack>
  </OfferLayout>
)
