import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText, phone } from '#ui-kit/theme/media.ts'
import { ActorLabel } from './ActorLabel.tsx'
import type { AuditedRecord, LoggedFact } from './auditedFact.ts'
import { FactIds } from './FactIds.tsx'
import { FieldValue } from './FieldValue.tsx'
import { FactContent, FactSentence } from './factStyles.ts'
import { formatTime } from './timeFormats.ts'

/** One fact of the whole log: time, actor, record and sentence. */
export const AuditRow = ({ fact }: { fact: LoggedFact }) => (
  <Row>
    <Time dateTime={fact.at}>{formatTime(fact.at)}</Time>
    <ActorCell>
      <ActorLabel actor={fact.actor} />
    </ActorCell>
    <RecordLabel record={fact.record} />
    <FactContent>
      <FactSentence size={14}>{fact.sentence}</FactSentence>
      <FactIds type={fact.type} ids={fact.ids} links={fact.links} />
    </FactContent>
  </Row>
)

const RecordLabel = ({ record: { noun, name, href } }: { record: AuditedRecord }) => {
  const label = name ? <FieldValue value={name} /> : noun

  return (
    <Record>
      {name && <Noun>{noun}</Noun>}
      {href ? <Anchor href={href}>{label}</Anchor> : label}
    </Record>
  )
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-areas: 'when who record what';
  grid-template-columns: 64px 176px 184px minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-bottom: var(--border) solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
  ${phone} {
    grid-template-areas: 'who when' 'record record' 'what what';
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-2);
  }
  ${largeText} {
    grid-template-areas: 'when' 'who' 'record' 'what';
    grid-template-columns: minmax(0, 1fr);
  }
`

const Time = styled.time`
  grid-area: when;
  ${font(14, 600)}
  ${tabular}
`

const ActorCell = styled.div`
  min-width: 0;
  grid-area: who;
  margin-top: -2px;
`

const Record = styled.div`
  min-width: 0;
  grid-area: record;
  overflow-wrap: anywhere;
  ${font(14)}

  ${phone} {
    padding-left: var(--space-6);
  }
`

const Noun = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(12)}

  ${phone} {
    display: inline;
    padding-right: var(--space-2);
  }
`
