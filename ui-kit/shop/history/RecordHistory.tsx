import { useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CompareRevisions, type Comparison } from './CompareRevisions.tsx'
import type { Machine } from './chart.ts'
import { LoadedRange } from './LoadedRange.tsx'
import type { FieldAtRevision } from './RecordAtRevision.tsx'
import { RecordTimeline, type RecordTimelineProps } from './RecordTimeline.tsx'
import { TimeTravel } from './TimeTravel.tsx'

export type RecordHistoryProps = Omit<RecordTimelineProps, 'shownRevision' | 'onShow'> & {
  /** The noun of the record in lower case: 'order', 'product'. */
  noun: string
  /** The shown revision. */
  revision: number
  /** The state machine of the record at that revision. */
  machine: Machine
  /** The fields at that revision, and now. */
  fields: readonly FieldAtRevision[]
  /** Called with the revision to show. */
  onMove: (revision: number) => void
  /** The two revisions that are compared, and what differs. */
  comparison: Comparison
  /** Called with the two revisions that somebody compares. */
  onCompare: (from: number, to: number) => void
}

/** The history of a record: time travel to any revision, the timeline of all facts, and the comparison of two revisions. */
export const RecordHistory = (props: RecordHistoryProps) => {
  const headingId = useId()
  const { noun, facts, revision, machine, fields, onMove, comparison, onCompare, ...timeline } = props
  const revisions = facts.filter(({ isBeside }) => !isBeside).map(toRevisionEntry)
  const firstLoaded = (timeline.earlier?.count ?? 0) > 0 ? revisions[0]?.revision : undefined
  const hasRevisions = (timeline.state ?? 'ready') === 'ready' && revisions.length > 0

  return (
    <Stack gap={5}>
      {hasRevisions && (
        <Card as="section" aria-labelledby={headingId}>
          <Stack gap={4}>
            <Heading level={2} size={20} id={headingId}>
              The {noun} at any moment
            </Heading>
            {firstLoaded !== undefined && <LoadedRange subject="The slider and the chart begin" first={firstLoaded} />}
            <TimeTravel
              label={capitalize(noun)}
              revisions={revisions}
              revision={revision}
              machine={machine}
              fields={fields}
              onMove={onMove}
            />
          </Stack>
        </Card>
      )}
      <RecordTimeline {...timeline} facts={facts} shownRevision={revision} onShow={onMove} />
      {hasRevisions && (
        <Card>
          <CompareRevisions
            revisions={revisions}
            firstLoaded={firstLoaded}
            comparison={comparison}
            onCompare={onCompare}
          />
        </Card>
      )}
    </Stack>
  )
}

const toRevisionEntry = ({ revision, at, actor, sentence }: TimelineFact) => ({
  revision,
  at,
  sentence: `${actor.name} ${sentence}`,
})

const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
