import { useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { CompareMoments, type Comparison } from './CompareMoments.tsx'
import type { Machine } from './MachineChart.tsx'
import type { FieldThenAndNow } from './RecordAtMoment.tsx'
import { RecordTimeline, type RecordTimelineProps } from './RecordTimeline.tsx'
import { TimeTravel } from './TimeTravel.tsx'
import type { TimelineFact } from './timelineFact.ts'

export type RecordHistoryProps = Omit<RecordTimelineProps, 'shownRevision' | 'onShow'> & {
  /** What the record is, in lower case: 'order', 'product'. */
  noun: string
  /** The revision that is looked at. */
  revision: number
  /** The record's machine as it stood at that revision. */
  machine: Machine
  /** The record as it was at that revision, and is now. */
  fields: readonly FieldThenAndNow[]
  /** The chosen moment is on its way. */
  busy?: boolean | undefined
  onMove: (revision: number) => void
  comparison: Comparison
  /** The chosen comparison is on its way. */
  comparing?: boolean | undefined
  onCompare: (from: number, to: number) => void
}

/** A record through time: any moment of it, every fact, and any two moments side by side. */
export const RecordHistory = (props: RecordHistoryProps) => {
  const headingId = useId()
  const { noun, facts, revision, machine, fields, busy, onMove, comparison, comparing, onCompare, ...timeline } = props
  const moments = facts.map(momentOf)
  const hasMoments = (timeline.state ?? 'ready') === 'ready' && moments.length > 0

  return (
    <Stack gap={5}>
      {hasMoments && (
        <Card as="section" aria-labelledby={headingId}>
          <Stack gap={4}>
            <Heading level={2} size={20} id={headingId}>
              The {noun} at any moment
            </Heading>
            <TimeTravel
              label={capitalised(noun)}
              moments={moments}
              revision={revision}
              machine={machine}
              fields={fields}
              busy={busy}
              onMove={onMove}
            />
          </Stack>
        </Card>
      )}
      <RecordTimeline {...timeline} facts={facts} shownRevision={revision} onShow={onMove} />
      {hasMoments && (
        <Card>
          <CompareMoments moments={moments} comparison={comparison} busy={comparing} onCompare={onCompare} />
        </Card>
      )}
    </Stack>
  )
}

const momentOf = ({ revision, at, actor, sentence }: TimelineFact) => ({
  revision,
  at,
  sentence: `${actor.name} ${sentence}`,
})

const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
