import { styled } from 'styled-components'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { laptop } from '#ui-kit/theme/media.ts'
import type { Machine } from './chart.ts'
import { MachineChart } from './MachineChart.tsx'
import { type FieldAtRevision, RecordAtRevision } from './RecordAtRevision.tsx'
import { type RevisionEntry, TimeScrubber } from './TimeScrubber.tsx'

export type TimeTravelProps = {
  /** The revisions, the oldest first. */
  revisions: readonly RevisionEntry[]
  /** The revision that is shown. */
  revision: number
  /** The state machine at that revision. */
  machine: Machine
  /** The name of the record: 'Order'. */
  label: string
  /** The fields at that revision, and now. */
  fields: readonly FieldAtRevision[]
  /** Called with the revision to show. */
  onMove: (revision: number) => void
}

/** A record at any revision: the slider, the state machine, and the value of every field beside it. */
export const TimeTravel = ({ revisions, revision, machine, label, fields, onMove }: TimeTravelProps) => (
  <Stack gap={5}>
    <TimeScrubber revisions={revisions} revision={revision} onMove={onMove} />
    <Beside>
      <MachineChart machine={machine} label={label} />
      <Record>
        <RecordAtRevision fields={fields} />
      </Record>
    </Beside>
  </Stack>
)

const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;

  > * {
    min-width: 0;
  }
  ${laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Record = styled.div`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);

  dl {
    margin-top: calc(-1 * var(--border));
  }
`
