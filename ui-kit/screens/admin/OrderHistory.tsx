import { useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { CompareMoments, type Comparison } from '#ui-kit/shop/audit/CompareMoments.tsx'
import type { Machine } from '#ui-kit/shop/audit/MachineChart.tsx'
import { OrderTimeline, type OrderTimelineProps } from '#ui-kit/shop/audit/OrderTimeline.tsx'
import type { FieldThenAndNow } from '#ui-kit/shop/audit/RecordAtMoment.tsx'
import { TimeTravel } from '#ui-kit/shop/audit/TimeTravel.tsx'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OrderHistoryProps = Omit<OrderTimelineProps, 'shownRevision' | 'onShow'> & {
  /** The revision that is looked at. */
  revision: number
  /** The order's machine as it stood at that revision. */
  machine: Machine
  /** The order as it was at that revision, and is now. */
  fields: readonly FieldThenAndNow[]
  /** The chosen moment is on its way. */
  busy?: boolean | undefined
  onMove: (revision: number) => void
  comparison: Comparison
  /** The chosen comparison is on its way. */
  comparing?: boolean | undefined
  onCompare: (from: number, to: number) => void
}

/** An order through time: any moment of it, every fact, and any two moments side by side. */
export const OrderHistory = (props: OrderHistoryProps) => {
  const headingId = useId()
  const { facts, revision, machine, fields, busy, onMove, comparison, comparing, onCompare, ...timeline } = props
  const moments = facts.map(momentOf)
  const hasMoments = (timeline.state ?? 'ready') === 'ready' && moments.length > 0

  return (
    <Stack gap={5}>
      {hasMoments && (
        <Card as="section" aria-labelledby={headingId}>
          <Stack gap={4}>
            <Heading level={2} size={20} id={headingId}>
              The order at any moment
            </Heading>
            <TimeTravel
              label="Order"
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
      <OrderTimeline {...timeline} facts={facts} shownRevision={revision} onShow={onMove} />
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
