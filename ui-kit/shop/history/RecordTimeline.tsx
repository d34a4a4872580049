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
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
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
  /** The whole stream, earliest first. */
  facts: readonly TimelineFact[]
  /** The shown revision; later facts are dimmed. */
  shownRevision?: number | undefined
  /** The result of the integrity check; undefined if none was made. */
  intact?: boolean | undefined
  /** Facts of other records, by the id of the fact that caused them. */
  followed?: ReadonlyMap<string, readonly AuditedFact[]> | undefined
  /** Set when the caused facts could not be loaded; loads them again. */
  onFollowedRetry?: (() => void) | undefined
  downloads?: readonly DownloadFormat[] | undefined
  state?: 'ready' | 'loading' | 'failed' | undefined
  onRetry?: (() => void) | undefined
  onShow?: ((revision: number) => void) | undefined
}

/** All facts of a record by day, with filter, integrity badge and downloads. */
export const RecordTimeline = (props: RecordTimelineProps) => {
  const headingId = useId()
  const { facts, intact, downloads = [], state = 'ready' } = props

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId}>
          Timeline
        </Heading>
        {state === 'ready' && (
          <Row gap={4} wrap>
            {intact !== undefined && <IntegrityBadge intact={intact} count={facts.length} />}
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

const Facts = ({ facts, exampleType, shortcuts = [], followed, shownRevision, onShow }: RecordTimelineProps) => {
  const [query, setQuery] = useState('')
  const matching = filterFacts(facts, query)

  return (
    <>
      <Filter>
        <TextField type="search" label="Filter by type, actor or words" value={query} onChange={setQuery} />
        <Text size={14} tone="ink-3" role="status">
          {matching.length < facts.length && `${matching.length} of `}
          {facts.length === 1 ? '1 fact' : `${facts.length} facts`}
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
      {matching.length === 0 && (
        <EmptyState level={3} icon={<Search size={28} aria-hidden />} title="No fact matches">
          Try a type such as {exampleType}, a name, or a word of the sentence.
        </EmptyState>
      )}
      {groupFactsByDay(facts, matching).map((day) => (
        <FactDay
          key={day.name}
          day={day}
          history={facts}
          followed={followed}
          shownRevision={shownRevision}
          onShow={onShow}
        />
      ))}
    </>
  )
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
