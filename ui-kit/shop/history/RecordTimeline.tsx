import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { DownloadButtons, type DownloadFormat } from '#ui-kit/shop/audit/DownloadButtons.tsx'
import { factTypeLabel } from '#ui-kit/shop/audit/factTypeLabel.ts'
import { formatThousands } from '#ui-kit/shop/audit/formatThousands.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { EarlierFacts, type EarlierFactsProps } from './EarlierFacts.tsx'
import { FactDay } from './FactDay.tsx'
import { FollowedFactsNotice } from './FollowedFactsNotice.tsx'
import { filterFacts } from './filterFacts.ts'
import { groupFactsByDay } from './groupFactsByDay.ts'
import { IntegrityBadge } from './IntegrityBadge.tsx'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'

export type RecordTimelineProps = {
  /** A fact type of such records, shown as an example filter: 'OrderDispatched'. */
  exampleType: string
  /** Predefined filters: their label, and the words to filter by. */
  shortcuts?: readonly { label: string; words: string }[] | undefined
  /** The whole stream or its newest part, earliest first. */
  facts: readonly TimelineFact[]
  /** Of a history that is loaded in part: the earlier facts. */
  earlier?: EarlierFactsProps | undefined
  /** The shown revision; later facts are dimmed. */
  shownRevision?: number | undefined
  /** The result of the integrity check; undefined if none was made. */
  intact?: boolean | undefined
  /** Facts of other records, by the id of the fact that caused them. */
  followed?: ReadonlyMap<string, readonly AuditedFact[]> | undefined
  /** Set when the caused facts could not be loaded; loads them again. */
  onFollowedRetry?: (() => void) | undefined
  /** The file formats that are offered. */
  downloads?: readonly DownloadFormat[] | undefined
  /** Whether the facts are there, on their way, or could not be fetched. */
  state?: 'ready' | 'loading' | 'failed' | undefined
  /** Called when somebody tries to fetch the facts again. */
  onRetry?: (() => void) | undefined
  /** Called with the revision that somebody wants to see. */
  onShow?: ((revision: number) => void) | undefined
}

/** All facts of a record by day, with filter, integrity badge and downloads. */
export const RecordTimeline = (props: RecordTimelineProps) => {
  const headingId = useId()
  const { facts, earlier, intact, downloads = [], state = 'ready' } = props
  const total = facts.length + (earlier?.count ?? 0)

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId}>
          Timeline
        </Heading>
        {state === 'ready' && (
          <Row gap={4} wrap>
            {intact !== undefined && <IntegrityBadge intact={intact} count={total} />}
            {downloads.length > 0 && <DownloadButtons formats={downloads} />}
          </Row>
        )}
      </Row>
      {state === 'loading' && <TimelineSkeleton />}
      {state === 'failed' && <ErrorPanel message="The history could not be read." onRetry={props.onRetry} />}
      {state === 'ready' && props.onFollowedRetry && <FollowedFactsNotice onRetry={props.onFollowedRetry} />}
      {state === 'ready' && <Facts {...props} />}
    </Stack>
  )
}

const Facts = (props: RecordTimelineProps) => {
  const { facts, earlier, exampleType, shortcuts = [], followed, shownRevision, onShow } = props
  const [query, setQuery] = useState('')
  const matching = filterFacts(facts, query)
  const revisions = new Map(facts.map(({ id, revision }) => [id, revision]))

  return (
    <>
      <Filter>
        <TextField
          type="search"
          label="Filter by what happened, who did it or words"
          value={query}
          onChange={setQuery}
        />
        <Text size={14} tone="ink-3" role="status">
          {countText(matching.length, facts.length, earlier?.count ?? 0)}
        </Text>
      </Filter>
      {shortcuts.length > 0 && (
        <Row gap={2} wrap role="group" aria-label="Filter by">
          {shortcuts.map(({ label, words }) => (
            <Button
              key={words}
              size="small"
              kind={query === words ? 'primary' : 'secondary'}
              aria-pressed={query === words}
              onClick={() => setQuery(query === words ? '' : words)}
            >
              {label}
            </Button>
          ))}
        </Row>
      )}
      {earlier && <EarlierFacts {...earlier} />}
      {matching.length === 0 && (
        <EmptyState level={3} icon={<Search size={28} aria-hidden />} title="No event matches">
          Try what happened, such as {factTypeLabel(exampleType)}, a name, or a word of the sentence.
        </EmptyState>
      )}
      {groupFactsByDay(facts, matching).map((day) => (
        <FactDay
          key={day.name}
          day={day}
          revisions={revisions}
          followed={followed}
          shownRevision={shownRevision}
          onShow={onShow}
        />
      ))}
    </>
  )
}

const countText = (matching: number, loaded: number, earlier: number) => {
  const some = matching < loaded ? `${formatThousands(matching)} of ` : ''
  if (earlier === 0) return `${some}${loaded === 1 ? '1 event' : `${formatThousands(loaded)} events`}`
  if (some) return `${some}the newest ${formatThousands(loaded)} events`
  return `The newest ${formatThousands(loaded)} of ${formatThousands(loaded + earlier)} events`
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2) var(--space-4);

  > :first-child {
    width: 320px;
    max-width: 100%;
  }
  > :last-child {
    padding-bottom: 12px;
  }
`
