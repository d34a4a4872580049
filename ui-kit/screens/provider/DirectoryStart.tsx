import type { ReactNode } from 'react'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { NoProviderFound } from '#ui-kit/shop/provider/NoProviderFound.tsx'
import type { ProviderGroup } from '#ui-kit/shop/provider/ProviderGroupTile.tsx'
import { VerifiedExplained } from '#ui-kit/shop/provider/VerifiedExplained.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { GroupTiles } from './GroupTiles.tsx'

export type DirectoryStartProps = {
  groups: readonly ProviderGroup[]
  /** The list of all providers. */
  allHref: string
  /** A `ProviderShelf` of the best providers of those who are free first. */
  soonest?: ReactNode
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The start of the directory: its groups, and who is free first. */
export const DirectoryStart = ({ groups, allHref, soonest, loading, failure }: DirectoryStartProps) => {
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <StartSkeleton />
  if (groups.length === 0) return <NoneYet />

  return (
    <Stack gap={6}>
      <TitledSection title="What do you need?">
        <GroupTiles groups={groups} allHref={allHref} />
      </TitledSection>
      {soonest}
      <Card>
        <VerifiedExplained />
      </Card>
    </Stack>
  )
}

const NoneYet = () => (
  <NoProviderFound links={[{ label: 'Home', href: useSitePaths()('home') }]}>
    We are still looking for good people. Please check again soon.
  </NoProviderFound>
)

const StartSkeleton = () => (
  <Stack gap={6}>
    <VisuallyHidden>
      <Spinner label="Loading the service providers" />
    </VisuallyHidden>
    <Skeleton height={240} />
    <Skeleton height={320} />
  </Stack>
)
