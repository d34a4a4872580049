import { CornerDownRight } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { formatDay, formatTime } from '#ui-kit/shop/audit/timeFormats.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'

type FollowedFactsProps = {
  /** Earliest first. */
  facts: readonly AuditedFact[]
  /** ISO moment of the fact that caused them. */
  since: string
  /** How many facts to show before the list is expanded. */
  initialCount?: number
}

/** The facts of other records that a fact caused, such as stock reservations and mails. */
export const FollowedFacts = ({ facts, since, initialCount = 5 }: FollowedFactsProps) => {
  const headingId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? facts : facts.slice(0, initialCount)

  return (
    <Followed>
      <Title id={headingId}>
        <CornerDownRight size={14} aria-hidden />
        What this caused
      </Title>
      <ol aria-labelledby={headingId}>
        {shown.map((fact) => (
          <Line key={fact.id}>
            <time dateTime={fact.at}>{timeText(fact.at, since)}</time>
            <span>
              {fact.actor.name} {fact.sentence}
              <RecordLink record={fact.record} />
            </span>
          </Line>
        ))}
      </ol>
      {facts.length > initialCount && (
        <Button kind="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Show fewer' : `Show all ${facts.length}`}
        </Button>
      )}
    </Followed>
  )
}

// A record without a name, such as a mail, is already named in the sentence.
const RecordLink = ({ record: { noun, name, href } }: Pick<AuditedFact, 'record'>) =>
  name && (
    <>
      {' · '}
      {href ? <Anchor href={href}>{name}</Anchor> : `${noun} ${name}`}
    </>
  )

// The day is shown only if it differs from the day of the causing fact.
const timeText = (at: string, since: string) =>
  formatDay(at) === formatDay(since) ? formatTime(at) : `${formatDay(at)}, ${formatTime(at)}`

const Followed = styled.div`
  padding-left: var(--space-3);
  border-left: 2px solid var(--line);
  ${font(14)}
`

const Title = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--ink-3);
  ${font(12, 600)}
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding-block: 2px;

  time {
    color: var(--ink-3);
    ${tabular}
  }
  span {
    min-width: 0;
    flex: 1 1 200px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  a {
    text-decoration: underline;
  }
`
