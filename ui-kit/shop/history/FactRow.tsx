import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { ActorLabel } from '#ui-kit/shop/audit/ActorLabel.tsx'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { ChangeList } from '#ui-kit/shop/audit/ChangeList.tsx'
import { FactPayload } from '#ui-kit/shop/audit/FactPayload.tsx'
import { FactContent, FactSentence } from '#ui-kit/shop/audit/factStyles.ts'
import { formatTime } from '#ui-kit/shop/audit/timeFormats.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { FollowedFacts } from './FollowedFacts.tsx'
import type { TimedFact } from './groupFactsByDay.ts'

type FactRowProps = TimedFact & {
  /** The position of the fact relative to the shown revision. */
  standing: 'past' | 'shown' | 'future'
  /** Revision of the fact that caused this one, on the same page. */
  causeRevision?: number | undefined
  /** The facts of other records that it caused, earliest first. */
  followed?: readonly AuditedFact[] | undefined
  /** Shows the record as it was right after this fact. */
  onShow?: ((revision: number) => void) | undefined
}

/** One fact of a record: its number, time, actor, sentence, field changes and the facts that it caused. */
export const FactRow = ({ fact, since, standing, causeRevision, followed = [], onShow }: FactRowProps) => (
  <Row data-standing={standing} aria-current={standing === 'shown' || undefined}>
    <Revision>
      {!fact.isBeside && (
        <>
          <VisuallyHidden>Event </VisuallyHidden>
          {fact.revision + 1}
        </>
      )}
    </Revision>
    <TimeCell>
      <time dateTime={fact.at}>{formatTime(fact.at)}</time>
      {since && <Elapsed>{since === 'at once' ? since : `+${since}`}</Elapsed>}
    </TimeCell>
    <ActorCell>
      <ActorLabel actor={fact.actor} />
    </ActorCell>
    <FactContent>
      <Stack gap={2}>
        <FactSentence size={14}>{fact.sentence}</FactSentence>
        {fact.changes.length > 0 && <ChangeList changes={fact.changes} />}
        {followed.length > 0 && <FollowedFacts facts={followed} since={fact.at} />}
        <FactPayload fact={fact} causeRevision={causeRevision} />
      </Stack>
    </FactContent>
    {onShow && !fact.isBeside && (
      <ShowButton>
        <IconButton
          label={`Show the record after event ${fact.revision + 1}`}
          icon={<History size={18} aria-hidden />}
          onClick={() => onShow(fact.revision)}
        />
      </ShowButton>
    )}
  </Row>
)

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-areas: 'revision when who what show';
  grid-template-columns: minmax(32px, max-content) 96px 168px minmax(0, 1fr) 44px;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  border-bottom: var(--border) solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
  &[data-standing='shown'] {
    background: var(--brand-tint);
    box-shadow: inset 4px 0 0 var(--brand);
  }
  &[data-standing='future'] {
    background: repeating-linear-gradient(135deg, transparent 0 10px, var(--sunk) 10px 11px);
  }
  ${phone} {
    grid-template-areas: 'revision when show' 'who who who' 'what what what';
    grid-template-columns: minmax(24px, max-content) minmax(0, 1fr) 44px;
    gap: var(--space-1) var(--space-2);
  }
`

const Revision = styled.span`
  position: relative;
  grid-area: revision;
  color: var(--ink-3);
  text-align: end;
  ${font(14, 800)}
  ${tabular}

  [data-standing='shown'] > & {
    color: var(--brand);
  }
  ${phone} {
    padding-top: var(--space-3);
    text-align: start;
  }
`

const TimeCell = styled.div`
  display: flex;
  grid-area: when;
  flex-direction: column;
  ${font(14, 600)}
  ${tabular}

  ${phone} {
    flex-flow: row wrap;
    gap: 0 var(--space-3);
    padding-top: var(--space-3);
  }
`

const Elapsed = styled.span`
  color: var(--ink-3);
  ${font(12)}

  ${phone} {
    padding-top: 3px;
  }
`

const ActorCell = styled.div`
  grid-area: who;
  margin-top: -2px;
`

const ShowButton = styled.div`
  grid-area: show;
  margin-block: -10px;

  ${phone} {
    margin-block: 0;
  }
`
