import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { NoProviderFound } from '#ui-kit/shop/provider/NoProviderFound.tsx'
import type { CardProvider } from '#ui-kit/shop/provider/ProviderCard.tsx'
import { ProviderGrid } from '#ui-kit/shop/provider/ProviderGrid.tsx'
import type { ProviderGroup } from '#ui-kit/shop/provider/ProviderGroupTile.tsx'
import { VerifiedExplained } from '#ui-kit/shop/provider/VerifiedExplained.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { GroupTiles } from './GroupTiles.tsx'

export type DirectoryStartProps = {
  groups: readonly ProviderGroup[]
  /** The list of all providers. */
  allHref: string
  /** The best providers of those who are free first; up to six. */
  soonest: readonly CardProvider[]
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** Opens the `DescriptionDialog` of a provider. */
  onShowMore?: ((id: string) => void) | undefined
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The start of the directory: its groups, and who is free first. */
export const DirectoryStart = ({ groups, allHref, soonest, now, ...more }: DirectoryStartProps) => {
  const { onShowMore, loading, failure } = more
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <StartSkeleton now={now} />
  if (groups.length === 0) return <NoProviderFound links={[{ label: 'Home', href: '/' }]}>{noneYet}</NoProviderFound>

  return (
    <Stack gap={6}>
      <TitledSection title="What do you need?">
        <GroupTiles groups={groups} allHref={allHref} />
      </TitledSection>
      {soonest.length > 0 && (
        <TitledSection title="Well rated and free soon">
          <ProviderGrid providers={soonest} now={now} onShowMore={onShowMore} inOneLine />
        </TitledSection>
      )}
      <Card>
        <VerifiedExplained />
      </Card>
    </Stack>
  )
}

const noneYet = 'We are still looking for good people. Please check again soon.'

const StartSkeleton = ({ now }: { now: string }) => (
  <Stack gap={6}>
    <VisuallyHidden>
      <Spinner label="Loading the service providers" />
    </VisuallyHidden>
    <Skeleton height={240} />
    <ProviderGrid providers={[]} now={now} skeletons={3} inOneLine />
  </Stack>
)
