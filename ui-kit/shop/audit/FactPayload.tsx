import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { mono } from './mono.ts'
import type { TimelineFact } from './timelineFact.ts'

type FactPayloadProps = {
  fact: TimelineFact
  /** The revision of the fact that caused this one, where it is in the same history. */
  causeRevision?: number | undefined
}

/** A fact as it is stored, behind its type. */
export const FactPayload = ({ fact, causeRevision }: FactPayloadProps) => (
  <details>
    <Type>
      <ChevronRight size={14} aria-hidden />
      <VisuallyHidden>Raw fact </VisuallyHidden>
      {fact.type}
    </Type>
    <Well>
      <Keys>
        {keysOf(fact, causeRevision).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Keys>
      <Json tabIndex={0} role="region" aria-label={`Data of ${fact.type}, revision ${fact.revision}`}>
        {JSON.stringify(fact.data, null, 2)}
      </Json>
    </Well>
  </details>
)

const keysOf = (fact: TimelineFact, causeRevision: number | undefined) => [
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

const Type = styled.summary`
  position: relative;
  display: inline-flex;
  min-height: 28px;
  align-items: center;
  gap: var(--space-1);
  border-radius: var(--radius-1);
  color: var(--ink-3);
  cursor: pointer;
  list-style: none;
  ${mono}

  &::-webkit-details-marker {
    display: none;
  }
  &::before {
    position: absolute;
    content: '';
    inset: -8px -12px;
  }
  &:hover {
    color: var(--brand);
  }
  svg {
    transition: transform var(--motion-fast);
  }
  [open] > & svg {
    transform: rotate(90deg);
  }
`

const Well = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 2fr) 3fr;
  gap: var(--space-4);
  padding: var(--space-4);
  margin-top: var(--space-1);
  border-radius: var(--radius-2);
  background: var(--sunk);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--space-3);
  }
`

const Keys = styled.dl`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: var(--space-1);
  ${mono}

  div {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: var(--space-2);
  }
  dt {
    color: var(--ink-2);
    ${font(12)}
  }
  dd {
    overflow-wrap: anywhere;
  }
`

const Json = styled.pre`
  max-height: 320px;
  margin: 0;
  overflow: auto;
  ${mono}
`
