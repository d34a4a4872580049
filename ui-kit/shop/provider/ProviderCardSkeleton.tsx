import { styled } from 'styled-components'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { cardHead } from './cardHead.ts'

/** The loading placeholder of a provider card. */
export const ProviderCardSkeleton = () => (
  <Card aria-hidden="true">
    <Head>
      <Skeleton height={88} />
      <Stack gap={2}>
        <Skeleton width="80%" height={24} />
        <Skeleton width="60%" height={20} />
      </Stack>
    </Head>
    <Skeleton width="60%" height={24} />
    <Skeleton height={96} />
    <Skeleton width="70%" height={68} />
    <Skeleton width="55%" height={20} />
    <Skeleton height={44} />
  </Card>
)

const Card = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
`

const Head = styled.div`
  ${cardHead}
  align-items: center;
`
