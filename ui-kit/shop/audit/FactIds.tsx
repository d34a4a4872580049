import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { FieldValue } from './FieldValue.tsx'
import { inParts } from './inParts.tsx'
import { monospace } from './monospace.ts'
import type { FactLink } from './timelineFact.ts'

type FactIdsProps = {
  /** The fact type, shown as the summary that opens the details. */
  type: string
  ids: readonly (readonly [name: string, value: string | number])[]
  /** Links to related views. */
  links?: readonly FactLink[] | undefined
  /** The payload of the fact. */
  children?: ReactNode
}

/** The ids of a fact in a disclosure that its type opens. */
export const FactIds = ({ type, ids, links = [], children }: FactIdsProps) => (
  <details>
    <Type>
      <ChevronRight size={14} aria-hidden />
      <VisuallyHidden>Raw event </VisuallyHidden>
      {inParts(type, /(?=[A-Z])/)}
    </Type>
    <Details data-two={children !== undefined || undefined}>
      <Keys>
        {ids.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>
              <FieldValue value={value} />
            </dd>
          </div>
        ))}
      </Keys>
      {children}
      {links.length > 0 && (
        <Links>
          {links.map(({ label, href }) => (
            <Anchor key={label} href={href}>
              {label}
            </Anchor>
          ))}
        </Links>
      )}
    </Details>
  </details>
)

const Type = styled.summary`
  position: relative;
  display: inline-flex;
  min-height: 28px;
  align-items: center;
  gap: var(--space-1);
  border-radius: var(--radius-1);
  color: var(--ink-3);
  cursor: pointer;
  overflow-wrap: anywhere;
  list-style: none;
  ${monospace}

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

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  margin-top: var(--space-1);
  border-radius: var(--radius-2);
  background: var(--sunk);

  &[data-two] {
    grid-template-columns: minmax(240px, 2fr) 3fr;
  }
  ${phone} {
    padding: var(--space-3);

    &[data-two] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Keys = styled.dl`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: var(--space-1);
  ${monospace}

  div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr));
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

const Links = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  ${font(14, 600)}

  a {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
  }
`
