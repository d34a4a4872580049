import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

/** The skeleton of the provider screen. */
export const ProviderSkeleton = () => (
  <Stack gap={5}>
    <VisuallyHidden>
      <Spinner label="Loading the service provider" />
    </VisuallyHidden>
    <Header>
      <Portrait />
      <Stack gap={2}>
        <Skeleton width="60%" height={30} />
        <Skeleton width="40%" height={24} />
        <Skeleton width="30%" height={24} />
      </Stack>
    </Header>
    <Columns aside={<Skeleton height={420} />}>
      <Stack gap={5}>
        <Skeleton height={280} />
        <Skeleton height={120} />
      </Stack>
    </Columns>
  </Stack>
)

const Header = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--space-4);

  ${desktop} {
    grid-template-columns: 192px minmax(0, 1fr);
    column-gap: var(--space-5);
  }
`

const Portrait = styled.div`
  border-radius: var(--radius-2);
  background: var(--sunk);
  aspect-ratio: 1;
`
