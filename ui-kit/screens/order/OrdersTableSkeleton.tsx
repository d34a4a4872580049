import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { phone } from '#ui-kit/theme/media.ts'

/** The skeleton of the orders table. */
export const OrdersTableSkeleton = () => (
  <Rows role="status">
    <VisuallyHidden>Loading orders</VisuallyHidden>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
      <Line key={row}>
        <Skeleton width={120} />
        <Skeleton width={140} />
        <Skeleton width={160} />
        <Skeleton width={90} />
        <Skeleton width={90} height={24} round />
        <Skeleton width={110} height={24} round />
      </Line>
    ))}
  </Rows>
)

const Rows = styled.div`
  position: relative;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  min-height: 49px;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-bottom: var(--border) solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
  ${phone} {
    grid-template-columns: 1fr 1fr;
    padding: var(--space-4);
  }
`
