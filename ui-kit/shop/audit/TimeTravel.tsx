import { styled } from 'styled-components'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { type Machine, MachineChart } from './MachineChart.tsx'
import { type FieldThenAndNow, RecordAtMoment } from './RecordAtMoment.tsx'
import { type ScrubberMoment, TimeScrubber } from './TimeScrubber.tsx'

export type TimeTravelProps = {
  moments: readonly ScrubberMoment[]
  revision: number
  /** The machine as it stood at that revision. */
  machine: Machine
  /** What the machine is of: 'Order'. */
  label: string
  /** The record as it was at that revision, and is now. */
  fields: readonly FieldThenAndNow[]
  busy?: boolean | undefined
  onMove: (revision: number) => void
}

/** A record at any moment of its life: the slider, where its machine stood, and what every field held. */
export const TimeTravel = ({ moments, revision, machine, label, fields, busy, onMove }: TimeTravelProps) => (
  <Stack gap={5}>
    <TimeScrubber moments={moments} revision={revision} onMove={onMove} />
    <MachineChart machine={machine} label={label} />
    <Record>
      <RecordAtMoment fields={fields} busy={busy} />
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
  }
`
