import { styled } from 'styled-components'
import { FactIds } from './FactIds.tsx'
import { monospace } from './monospace.ts'
import type { TimelineFact } from './timelineFact.ts'

type FactPayloadProps = {
  /** The fact whose stored data is shown. */
  fact: TimelineFact
  /** The revision of the fact that caused this one, if it belongs to the same history. */
  causeRevision?: number | undefined
}

/** The stored fact with ids and data in a disclosure that its type opens. */
export const FactPayload = ({ fact, causeRevision }: FactPayloadProps) => (
  <FactIds type={fact.type} ids={idsOf(fact, causeRevision)} links={fact.links}>
    <Json tabIndex={0} role="region" aria-label={`Data of ${fact.type}, revision ${fact.revision}`}>
      {JSON.stringify(fact.data, null, 2)}
    </Json>
  </FactIds>
)

const idsOf = (fact: TimelineFact, causeRevision: number | undefined): [string, string | number][] => [
  ['Position', fact.position],
  ['Revision', fact.revision],
  ['Type', fact.type],
  ['At', fact.at],
  ['Id', fact.id],
  ['Correlation', fact.correlationId],
  ['Causation', causeOf(fact, causeRevision)],
]

const causeOf = ({ causationId }: TimelineFact, causeRevision: number | undefined) => {
  if (causationId === null) return 'none: it began here'
  return causeRevision === undefined ? causationId : `${causationId} (revision ${causeRevision})`
}

const Json = styled.pre`
  max-height: 320px;
  margin: 0;
  overflow: auto;
  ${monospace}
`
