import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusKept } from '#ui-kit/elements/useFocusKept.ts'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { home } from '#ui-kit/screens/account/trails.ts'
import { AuditChips, type AuditChipsProps } from '#ui-kit/shop/audit/AuditChips.tsx'
import { AuditFilters, type AuditFiltersProps } from '#ui-kit/shop/audit/AuditFilters.tsx'
import { AuditTrail } from '#ui-kit/shop/audit/AuditTrail.tsx'
import type { LoggedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { Downloads, type DownloadWay } from '#ui-kit/shop/audit/Downloads.tsx'
import { MoreFacts, type MoreFactsProps } from '#ui-kit/shop/audit/MoreFacts.tsx'
import { NewFacts, type NewFactsProps } from '#ui-kit/shop/audit/NewFacts.tsx'
import { TimelineLoading } from '#ui-kit/shop/audit/TimelineLoading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { NoFacts } from './NoFacts.tsx'

type AuditScreenProps = AuditFiltersProps &
  AuditChipsProps & {
    /** Newest first. */
    facts: readonly LoggedFact[]
    /** What has happened since they were read. */
    fresh: NewFactsProps
    more: MoreFactsProps
    downloads: readonly DownloadWay[]
    /** How many facts a file holds at most, the newest of them. */
    mostInFile: number
    loading?: boolean | undefined
    /** There is no line: what is shown may be old. */
    offline?: boolean | undefined
    failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  }

/** Everything that happened in the whole shop, for admins. */
export const AuditScreen = (props: AuditScreenProps) => {
  const { chips, clearHref, downloads, offline, mostInFile, facts, fresh, more, loading, failure } = props
  const isShown = !loading && !failure

  return (
    <TitledPage
      trail={[home]}
      title="Audit"
      aside={isShown && facts.length > 0 && <Downloads ways={downloads} note={more.onMore && limitOf(mostInFile)} />}
    >
      <Stack gap={4}>
        {offline && (
          <Notice tone="warn" live>
            You are offline. What happened since is not here yet.
          </Notice>
        )}
        <AuditFilters {...props} />
        <section {...useFocusKept()} aria-label="What happened">
          {isShown && <NewFacts {...fresh} />}
          <Stack gap={3}>
            <Line>
              <Text size={14} tone="ink-2" role="status">
                {isShown && facts.length > 0 && counted(facts.length, more.onMore !== undefined)}
              </Text>
            </Line>
            <AuditChips chips={chips} clearHref={clearHref} />
            {content(props)}
          </Stack>
        </section>
      </Stack>
    </TitledPage>
  )
}

const content = ({ facts, chips, clearHref, more, loading, failure }: AuditScreenProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch the audit'} onRetry={failure.onRetry} />
  if (loading) return <TimelineLoading />
  if (facts.length === 0) return <NoFacts clearHref={chips.length > 0 ? clearHref : undefined} />

  return (
    <Stack gap={5}>
      <AuditTrail facts={facts} />
      <MoreFacts {...more} />
    </Stack>
  )
}

// How many there are is known once the oldest one is here.
const counted = (count: number, isMore: boolean) =>
  `${count} ${count === 1 ? 'fact' : 'facts'}${isMore ? ' shown' : ''}`

const limitOf = (mostInFile: number) => `The newest ${String(mostInFile).replace(/\B(?=(\d{3})+$)/g, '\u00a0')} at most`

// As high as the note of new facts, which lies over its end.
const Line = styled.div`
  display: flex;
  height: 44px;
  align-items: center;
`
