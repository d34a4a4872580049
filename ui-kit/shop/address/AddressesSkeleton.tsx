import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** The loading placeholder of two addresses. */
export const AddressesSkeleton = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>Loading your addresses</VisuallyHidden>
    {[188, 140].map((height) => (
      <Item key={height} $height={height}>
        <Skeleton width={22} height={22} round />
        <Stack gap={2}>
          <Skeleton width={150} height={20} />
          <Skeleton width={230} />
          <Skeleton width={180} />
        </Stack>
      </Item>
    ))}
  </Stack>
)

const Item = styled.div<{ $height: number }>`
  display: flex;
  height: ${({ $height }) => $height}px;
  gap: var(--space-3);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`
