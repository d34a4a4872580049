import { styled } from 'styled-components'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { type Machine, MachineChart } from './MachineChart.tsx'
import { type FieldAtRevision, RecordAtRevision } from './RecordAtRevision.tsx'
import { type RevisionEntry, TimeScrubber } from './TimeScrubber.tsx'

export type TimeTravelProps = {
  revisions: readonly RevisionEntry[]
  revision: number
  /** The state machine at that revision. */
  machine: Machine
  /** The name of the record: 'Order'. */
  label: string
  /** The fields at that revision, and now. */
  fields: readonly FieldAtRevision[]
  onMove: (revision: number) => void
}

/** A record at any revision: the slider, the state machine, and the value of every field. */
export const TimeTravel = ({ revisions, revision, machine, label, fields, onMove }: TimeTravelProps) => (
  <Stack gap={5}>
    <TimeScrubber revisions={revisions} revision={revision} onMove={onMove} />
    <MachineChart machine={machine} label={label} />
    <Record>
      <RecordAtRevision fields={fields} />
    </Record>
  </Stack>
)

const Record = styled.div`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);

  dl {
    margin-top: calc(-1 * var(--border));
  }
  ${desktop} {
    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    dl > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`
