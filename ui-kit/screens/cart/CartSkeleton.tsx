import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** The skeleton of the cart. */
export const CartSkeleton = () => (
  <Card>
    <VisuallyHidden>
      <Spinner label="Loading your cart" />
    </VisuallyHidden>
    <Stack gap={5}>
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </Stack>
  </Card>
)
