import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** The loading placeholder of the personal details. */
export const PersonalDetailsSkeleton = () => (
  <Stack gap={5} role="status">
    <VisuallyHidden>Loading your details</VisuallyHidden>
    <Skeleton width={140} height={24} />
    <Row gap={5}>
      <Skeleton width={110} height={42} />
      <Skeleton width={130} height={42} />
    </Row>
    <Skeleton width={220} height={42} />
    <Skeleton width={170} height={24} />
  </Stack>
)
