import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { denseDesk, phone } from '#ui-kit/theme/media.ts'

type TableSkeletonProps = {
  /** The text for screen readers: 'Loading products'. */
  label: string
  /** How many rows it has. */
  rows?: number | undefined
}

/** The loading placeholder of a table. */
export const TableSkeleton = ({ label, rows = 12 }: TableSkeletonProps) => (
  <SkeletonRows label={label} count={rows}>
    {(row) => (
      <Line>
        <Skeleton width={48} height={48} />
        <Texts>
          <Skeleton width={`${70 - (row % 3) * 12}%`} />
          <Skeleton width={90} height={12} />
        </Texts>
        <Skeleton width={90} />
        <Skeleton width={80} />
        <Skeleton width={80} height={24} round />
      </Line>
    )}
  </SkeletonRows>
)

type SkeletonRowsProps = {
  /** The text for screen readers: 'Loading products'. */
  label: string
  count: number
  /** Renders the row with this index, a `SkeletonRow`. */
  children: (row: number) => ReactNode
}

/** The frame of a table's skeleton. */
export const SkeletonRows = ({ label, count, children }: SkeletonRowsProps) => (
  <Rows role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <Fragment key={row}>{children(row)}</Fragment>
    ))}
  </Rows>
)

const Rows = styled.div`
  position: relative;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

/** A row of it. Whoever uses it adds the columns. */
export const SkeletonRow = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-4);
  border-bottom: var(--border) solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
`

const Line = styled(SkeletonRow)`
  grid-template-columns: 48px 3fr 1fr 1fr 1fr;
  min-height: 73px;
  padding: var(--space-3) var(--space-4);

  ${denseDesk} {
    min-height: 45px;
    padding-block: 4px;

    > :first-child {
      width: 36px;
      height: 36px;
    }
  }
  ${phone} {
    grid-template-columns: 48px 1fr;
    min-height: 132px;

    > :nth-child(n + 4) {
      display: none;
    }
  }
`

const Texts = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: var(--space-2);
`
