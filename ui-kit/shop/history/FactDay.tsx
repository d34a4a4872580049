import { useId } from 'react'
import { styled } from 'styled-components'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import { font } from '#ui-kit/theme/font.ts'
import { FactRow } from './FactRow.tsx'
import type { TimedFact } from './groupFactsByDay.ts'

type FactDayProps = {
  /** The day and its facts. */
  day: { name: string; facts: readonly TimedFact[] }
  /** Revisions of the loaded facts by id, to find that of a causing fact. */
  revisions: ReadonlyMap<string | null, number>
  /** Facts of other records, by the id of the fact that caused them. */
  followed?: ReadonlyMap<string, readonly AuditedFact[]> | undefined
  /** The revision that is shown, whose fact is marked. */
  shownRevision?: number | undefined
  /** Called with the revision that somebody wants to see. */
  onShow?: ((revision: number) => void) | undefined
}

/** The facts of one day. */
export const FactDay = ({ day, revisions, followed, shownRevision, onShow }: FactDayProps) => {
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <Name id={headingId}>{day.name}</Name>
      <Rows aria-labelledby={headingId}>
        {day.facts.map(({ fact, since }) => (
          <FactRow
            key={fact.id}
            fact={fact}
            since={since}
            standing={standingOf(fact, shownRevision)}
            causeRevision={revisions.get(fact.causationId)}
            followed={followed?.get(fact.id)}
            onShow={onShow}
          />
        ))}
      </Rows>
    </section>
  )
}

const standingOf = ({ revision, isBeside }: TimelineFact, shown: number | undefined) => {
  if (shown === undefined || revision < shown || (isBeside && revision === shown)) return 'past'
  return revision === shown ? 'shown' : 'future'
}

const Name = styled.h3`
  padding-bottom: var(--space-2);
  color: var(--ink-2);
  ${font(14, 600)}
`

const Rows = styled.ol`
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
`
