import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { formatTime } from '#ui-kit/shop/audit/timeFormats.ts'
import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { LoadedRange } from './LoadedRange.tsx'
import type { RevisionEntry } from './TimeScrubber.tsx'

export type Comparison = {
  /** Revisions. */
  from: number
  to: number
  differences: readonly FieldChange[]
}

type CompareRevisionsProps = {
  /** The revisions to choose from, the oldest first. */
  revisions: readonly RevisionEntry[]
  /** The first loaded revision, if the history is loaded in part. */
  firstLoaded?: number | undefined
  /** The two revisions that are compared, and what differs. */
  comparison: Comparison
  /** Called with the two revisions that somebody compares. */
  onCompare: (from: number, to: number) => void
}

/** Compares two revisions of a record field by field. */
export const CompareRevisions = ({ revisions, firstLoaded, comparison, onCompare }: CompareRevisionsProps) => {
  const headingId = useId()
  const { from, to, differences } = comparison
  const options = revisions.map((entry) => ({ value: String(entry.revision), label: revisionLabel(entry) }))

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        Compare two moments
      </Heading>
      {firstLoaded !== undefined && <LoadedRange subject="The choice starts" first={firstLoaded} />}
      <Selects>
        <Select
          label="From"
          value={String(from)}
          options={options}
          onChange={(value) => onCompare(Number(value), to)}
        />
        <Select label="To" value={String(to)} options={options} onChange={(value) => onCompare(from, Number(value))} />
      </Selects>
      <DifferenceTable
        differences={differences}
        fromLabel={`After event ${from + 1}`}
        toLabel={`After event ${to + 1}`}
      />
    </Stack>
  )
}

const revisionLabel = ({ revision, at, sentence }: RevisionEntry) => `${revision + 1} · ${formatTime(at)} · ${sentence}`

const Selects = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3) var(--space-4);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
