import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { AuditedFact } from './auditedFact.ts'
import { Downloads, type DownloadWay } from './Downloads.tsx'
import { FactDay } from './FactDay.tsx'
import { FollowedProblem } from './FollowedProblem.tsx'
import { factDays } from './factDays.ts'
import { matchingFacts } from './factFilter.ts'
import { HistorySeal } from './HistorySeal.tsx'
import { TimelineLoading } from './TimelineLoading.tsx'
import type { TimelineFact } from './timelineFact.ts'

export type RecordTimelineProps = {
  /** A type of fact that occurs in such records, as an example to filter by: 'OrderDispatched'. */
  exampleType: string
  /** Filters that are often wanted: their name, and the words to filter by. */
  shortcuts?: readonly { label: string; words: string }[] | undefined
  /** The whole stream, earliest first. */
  facts: readonly TimelineFact[]
  /** The revision that is looked at; what came later is shaded. */
  shownRevision?: number | undefined
  /** Whether the stream was read without a gap; left out where nobody has checked. */
  intact?: boolean | undefined
  /** What followed elsewhere, by the id of the fact that led to it. */
  followed?: ReadonlyMap<string, readonly AuditedFact[]> | undefined
  /** What followed could not be had; this asks again. */
  onFollowedRetry?: (() => void) | undefined
  downloads?: readonly DownloadWay[] | undefined
  state?: 'ready' | 'loading' | 'failed' | undefined
  onRetry?: (() => void) | undefined
  onShow?: ((revision: number) => void) | undefined
}

/** Everything that ever happened to a record: who, when, what, old and new. */
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
            {intact !== undefined && <HistorySeal intact={intact} count={facts.length} />}
            {downloads.length > 0 && <Downloads ways={downloads} />}
          </Row>
        )}
      </Row>
      {state === 'loading' && <TimelineLoading />}
      {state === 'failed' && <ErrorPanel message="The history could not be read." onRetry={props.onRetry} />}
      {state === 'ready' && props.onFollowedRetry && <FollowedProblem onRetry={props.onFollowedRetry} />}
      {state === 'ready' && <Facts {...props} />}
    </Stack>
  )
}

const Facts = ({ facts, exampleType, shortcuts = [], followed, shownRevision, onShow }: RecordTimelineProps) => {
  const [typed, setTyped] = useState('')
  const matching = matchingFacts(facts, typed)

  return (
    <>
      <Filter>
        <TextField type="search" label="Filter by type, actor or words" value={typed} onChange={setTyped} />
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
              kind={typed === words ? 'primary' : 'secondary'}
              aria-pressed={typed === words}
              onClick={() => setTyped(typed === words ? '' : words)}
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
      {factDays(facts, matching).map((day) => (
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
