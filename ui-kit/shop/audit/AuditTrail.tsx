import { useId } from 'react'
import { styled } from 'styled-components'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { AuditRow } from './AuditRow.tsx'
import type { LoggedFact } from './auditedFact.ts'
import { formatDay } from './timeFormats.ts'

/** The facts of the whole log grouped by day, newest first. */
export const AuditTrail = ({
  facts,
}: {
  /** The facts, the newest first. */
  facts: readonly LoggedFact[]
}) => (
  <Stack gap={5}>
    {[...Map.groupBy(facts, ({ at }) => formatDay(at))].map(([name, dayFacts]) => (
      <Day key={name} name={name} facts={dayFacts} />
    ))}
  </Stack>
)

const Day = ({ name, facts }: { name: string; facts: readonly LoggedFact[] }) => {
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <Name id={headingId}>{name}</Name>
      <Rows aria-labelledby={headingId}>
        {facts.map((fact) => (
          <AuditRow key={fact.id} fact={fact} />
        ))}
      </Rows>
    </section>
  )
}

const Name = styled.h2`
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
