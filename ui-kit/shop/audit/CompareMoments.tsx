import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { busyLine } from './busyLine.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { clock } from './moments.ts'
import type { ScrubberMoment } from './TimeScrubber.tsx'
import type { Change } from './timelineFact.ts'

export type Comparison = {
  /** Revisions. */
  from: number
  to: number
  differences: readonly Change[]
}

type CompareMomentsProps = {
  moments: readonly ScrubberMoment[]
  comparison: Comparison
  /** The differences of the chosen moments are on their way. */
  busy?: boolean | undefined
  onCompare: (from: number, to: number) => void
}

/** Two moments of a record side by side. */
export const CompareMoments = ({ moments, comparison, busy = false, onCompare }: CompareMomentsProps) => {
  const headingId = useId()
  const { from, to, differences } = comparison
  const options = moments.map((moment) => ({ value: String(moment.revision), label: named(moment) }))

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId} aria-busy={busy}>
      <Heading level={2} size={20} id={headingId}>
        Compare two moments
      </Heading>
      <Moments>
        <Select
          label="From"
          value={String(from)}
          options={options}
          onChange={(value) => onCompare(Number(value), to)}
        />
        <Select label="To" value={String(to)} options={options} onChange={(value) => onCompare(from, Number(value))} />
      </Moments>
      <Answer data-busy={busy || undefined}>
        <DifferenceTable differences={differences} fromLabel={`Revision ${from}`} toLabel={`Revision ${to}`} />
      </Answer>
    </Stack>
  )
}

const named = ({ revision, at, sentence }: ScrubberMoment) => `${revision} · ${clock(at)} · ${sentence}`

const Moments = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3) var(--space-4);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Answer = styled.div`
  ${busyLine}
`
