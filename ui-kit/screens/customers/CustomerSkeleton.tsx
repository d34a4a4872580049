import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

/** The skeleton of a customer. */
export const CustomerSkeleton = () => (
  <Columns role="status">
    <VisuallyHidden>Loading the customer</VisuallyHidden>
    <Card>
      <Stack gap={5}>
        <Skeleton width={130} height={24} />
        <Skeleton width={190} height={40} />
        <Skeleton width="80%" height={40} />
        <Skeleton width="60%" height={40} />
      </Stack>
    </Card>
    <Card>
      <Stack gap={4}>
        <Skeleton width={110} height={24} />
        <Skeleton height={44} round />
        <Skeleton height={44} round />
        <Skeleton height={44} round />
      </Stack>
    </Card>
  </Columns>
)

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
`
