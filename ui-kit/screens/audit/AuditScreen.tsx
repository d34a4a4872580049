import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { AuditChips, type AuditChipsProps } from '#ui-kit/shop/audit/AuditChips.tsx'
import { AuditFilters, type AuditFiltersProps } from '#ui-kit/shop/audit/AuditFilters.tsx'
import { AuditTrail } from '#ui-kit/shop/audit/AuditTrail.tsx'
import type { LoggedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { DownloadButtons, type DownloadFormat } from '#ui-kit/shop/audit/DownloadButtons.tsx'
import { formatThousands } from '#ui-kit/shop/audit/formatThousands.ts'
import { MoreFacts, type MoreFactsProps } from '#ui-kit/shop/audit/MoreFacts.tsx'
import { NewFacts, type NewFactsProps } from '#ui-kit/shop/audit/NewFacts.tsx'
import { TimelineSkeleton } from '#ui-kit/shop/history/TimelineSkeleton.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { NoFacts } from './NoFacts.tsx'

type AuditScreenProps = AuditFiltersProps &
  AuditChipsProps & {
    /** Newest first. */
    facts: readonly LoggedFact[]
    /** The facts that were stored since the list was loaded. */
    newFacts: NewFactsProps
    /** The button that loads earlier facts. */
    more: MoreFactsProps
    /** The file formats that are offered. */
    downloads: readonly DownloadFormat[]
    /** How many facts a file holds at most, the newest of them. */
    fileLimit: number
    /** Shows a skeleton of the same size while the data is on its way. */
    loading?: boolean | undefined
    /** The browser is offline: the list may be out of date. */
    offline?: boolean | undefined
    /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
    failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  }

/** All facts of the shop, for admins. */
export const AuditScreen = (props: AuditScreenProps) => {
  const { chips, clearHref, downloads, offline, fileLimit, facts, newFacts, more, loading, failure } = props
  const isShown = !loading && !failure

  return (
    <TitledPage
      trail={[homeCrumb]}
      title="Audit"
      aside={
        isShown &&
        facts.length > 0 && <DownloadButtons formats={downloads} note={more.onMore && limitNote(fileLimit)} />
      }
    >
      <Stack gap={4}>
        {offline && (
          <Notice tone="warn" live>
            You are offline. What happened since is not here yet.
          </Notice>
        )}
        <AuditFilters {...props} />
        <section {...useFocusFallback()} aria-label="What happened">
          {isShown && <NewFacts {...newFacts} />}
          <Stack gap={3}>
            <Line>
              <Text size={14} tone="ink-2" role="status">
                {isShown && facts.length > 0 && factCount(facts.length, more.onMore !== undefined)}
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
  if (loading) return <TimelineSkeleton />
  if (facts.length === 0) return <NoFacts clearHref={chips.length > 0 ? clearHref : undefined} />

  return (
    <Stack gap={5}>
      <AuditTrail facts={facts} />
      <MoreFacts {...more} />
    </Stack>
  )
}

// The total is known only once the oldest fact is loaded.
const factCount = (count: number, isMore: boolean) => `${formatCount(count, 'event')}${isMore ? ' shown' : ''}`

const limitNote = (mostInFile: number) => `The newest ${formatThousands(mostInFile)} at most`

// As high as the NewFacts note, which overlaps the end of this line.
const Line = styled.div`
  display: flex;
  height: 44px;
  align-items: center;
`
