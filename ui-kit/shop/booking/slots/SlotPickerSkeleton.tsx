import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { containerAtLeast } from '#ui-kit/theme/media.ts'

/** The skeleton of days and times. */
export const SlotPickerSkeleton = () => (
  <Stack gap={4} role="status">
    <VisuallyHidden>Loading the free times</VisuallyHidden>
    <Days>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Skeleton key={day} height={78} />
      ))}
    </Days>
    <Skeleton width={190} height={24} />
    <Times>
      {[0, 1, 2, 3, 4, 5].map((time) => (
        <Skeleton key={time} height={44} />
      ))}
    </Times>
  </Stack>
)

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);

  ${containerAtLeast(23)} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--space-1);
  }
  ${containerAtLeast(27)} {
    gap: var(--space-2);
  }
`

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: var(--space-2);
`
