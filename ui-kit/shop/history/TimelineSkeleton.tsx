import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** The loading placeholder of a timeline. */
export const TimelineSkeleton = () => (
  <Sheet role="status">
    <VisuallyHidden>Loading the history</VisuallyHidden>
    {[0, 1, 2, 3].map((row) => (
      <Line key={row} gap={4} align="start">
        <Skeleton width={32} height={20} />
        <Skeleton width={96} height={20} />
        <Stack gap={2}>
          <Skeleton width={360} height={20} />
          <Skeleton width={240} />
        </Stack>
      </Line>
    ))}
  </Sheet>
)

const Sheet = styled.div`
  position: relative;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`

const Line = styled(Row)`
  padding: var(--space-4);
`
