import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProductColumns } from './ProductColumns.tsx'

/** The skeleton of the product screen. */
export const ProductSkeleton = () => (
  <>
    <VisuallyHidden>
      <Spinner label="Loading the product" />
    </VisuallyHidden>
    <ProductColumns
      gallery={<Tile />}
      buying={
        <Stack gap={4}>
          <Skeleton width="30%" height={20} />
          <Skeleton height={36} />
          <Skeleton width="60%" height={36} />
          <Card>
            <Stack gap={4}>
              <Skeleton width="50%" height={40} />
              <Skeleton height={48} />
              <Skeleton height={160} />
            </Stack>
          </Card>
        </Stack>
      }
      sections={<Skeleton height={240} />}
    />
  </>
)

const Tile = styled.div`
  aspect-ratio: 1;
  border-radius: var(--radius-3);
  background: var(--sunk);
`
