import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { SkeletonRow, SkeletonRows } from '#ui-kit/shop/adminTable/TableSkeleton.tsx'
import { denseDesk, phone } from '#ui-kit/theme/media.ts'

/** The skeleton of the orders table. */
export const OrdersTableSkeleton = () => (
  <SkeletonRows label="Loading orders" count={12}>
    {() => (
      <Line>
        <Skeleton width={120} />
        <Skeleton width={140} />
        <Skeleton width={160} />
        <Skeleton width={90} />
        <Skeleton width={90} height={24} round />
        <Skeleton width={110} height={24} round />
      </Line>
    )}
  </SkeletonRows>
)

const Line = styled(SkeletonRow)`
  grid-template-columns: repeat(6, 1fr);
  min-height: 49px;
  padding: var(--space-2) var(--space-4);

  ${denseDesk} {
    min-height: 41px;
  }
  ${phone} {
    grid-template-columns: 1fr 1fr;
    padding: var(--space-4);
  }
`
