import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

/** The skeleton of the product form, or of another long form. */
export const ProductFormSkeleton = ({
  label = 'Loading the product',
}: {
  /** What screen readers say while it loads. */
  label?: string | undefined
}) => (
  <Columns role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Stack gap={5}>
      <Sheet height={560} fields={5} />
      <Sheet height={260} fields={2} />
    </Stack>
    <Stack gap={5}>
      <Sheet height={420} fields={4} />
      <Sheet height={300} fields={3} />
    </Stack>
  </Columns>
)

const Sheet = ({ height, fields }: { height: number; fields: number }) => (
  <Place $height={height}>
    <Stack gap={5}>
      <Skeleton width={140} height={24} />
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <Stack key={field} gap={2}>
          <Skeleton width={90} height={14} />
          <Skeleton height={44} />
        </Stack>
      ))}
    </Stack>
  </Place>
)

const Columns = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

const Place = styled(Card)<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  overflow: hidden;
`
