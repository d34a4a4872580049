import { CornerDownRight } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { AuditedFact } from './auditedFact.ts'
import { clock, day } from './moments.ts'

type FollowedFactsProps = {
  /** Earliest first. */
  facts: readonly AuditedFact[]
  /** ISO moment of the fact that led to them. */
  since: string
  /** How many to show before one asks for the rest. */
  atFirst?: number
}

/** What a fact led to elsewhere: stock set aside, mails. */
export const FollowedFacts = ({ facts, since, atFirst = 5 }: FollowedFactsProps) => {
  const headingId = useId()
  const [all, setAll] = useState(false)
  const shown = all ? facts : facts.slice(0, atFirst)

  return (
    <Followed>
      <Head id={headingId}>
        <CornerDownRight size={14} aria-hidden />
        Because of this
      </Head>
      <ol aria-labelledby={headingId}>
        {shown.map((fact) => (
          <Line key={fact.id}>
            <time dateTime={fact.at}>{momentOf(fact.at, since)}</time>
            <span>
              {fact.actor.name} {fact.sentence}
              <Where record={fact.record} />
            </span>
          </Line>
        ))}
      </ol>
      {facts.length > atFirst && (
        <Button kind="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${facts.length}`}
        </Button>
      )}
    </Followed>
  )
}

// What has no name, a mail for instance, the sentence has told already.
const Where = ({ record: { noun, name, href } }: Pick<AuditedFact, 'record'>) =>
  name && (
    <>
      {' · '}
      {href ? <Anchor href={href}>{name}</Anchor> : `${noun} ${name}`}
    </>
  )

// The day only where it is another one.
const momentOf = (at: string, since: string) => (day(at) === day(since) ? clock(at) : `${day(at)}, ${clock(at)}`)

const Followed = styled.div`
  padding-left: var(--space-3);
  border-left: 2px solid var(--line);
  ${font(14)}
`

const Head = styled.p`
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
