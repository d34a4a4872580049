import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

/** The skeleton of the booking form and of a booking. */
export const BookingSkeleton = ({ label = 'Loading the booking' }: { label?: string }) => (
  <Columns role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Stack gap={5}>
      <Part height={300} lines={5} />
      <Part height={280} lines={4} />
    </Stack>
    <Part height={300} lines={4} />
  </Columns>
)

const Part = ({ height, lines }: { height: number; lines: number }) => (
  <Sheet $height={height}>
    <Stack gap={5}>
      <Skeleton width={150} height={24} />
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} width={`${90 - line * 12}%`} />
      ))}
    </Stack>
  </Sheet>
)

const Sheet = styled(Card)<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  overflow: hidden;
`

const Columns = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`
