import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { PlainText } from './PlainText.tsx'
import type { Change } from './timelineFact.ts'

type ChangeListProps = {
  changes: readonly Change[]
  /** How many to show before one asks for the rest. */
  atFirst?: number
}

/** What a fact changed: field, old value, new value. */
export const ChangeList = ({ changes, atFirst = 5 }: ChangeListProps) => {
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, atFirst)

  return (
    <Changes>
      <Fields>
        {shown.map(({ field, from, to }) => (
          <Field key={field}>
            <dt>{field}</dt>
            <dd>
              <Old $given={from !== null}>
                <VisuallyHidden>was </VisuallyHidden>
                <PlainText value={from} />
              </Old>
              <ArrowRight size={14} aria-hidden />
              <New>
                <VisuallyHidden>became </VisuallyHidden>
                <PlainText value={to} />
              </New>
            </dd>
          </Field>
        ))}
      </Fields>
      {changes.length > atFirst && (
        <Button kind="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer changes' : `Show all ${changes.length} changes`}
        </Button>
      )}
    </Changes>
  )
}

const Changes = styled.div`
  container-type: inline-size;
`

const Fields = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 2px;
  ${font(14)}
  ${tabular}
`

const Field = styled.div`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  gap: var(--space-3);

  dt {
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  dd {
    display: grid;
    grid-template-columns: 144px 14px minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
  }
  svg {
    display: inline-block;
    align-self: center;
    color: var(--ink-3);
  }
  @container (max-width: 440px) {
    display: block;
    padding-bottom: var(--space-1);

    dt {
      ${font(12)}
    }
    dd {
      display: block;
    }
    svg {
      margin-inline: 6px;
      vertical-align: -2px;
    }
  }
`

const Old = styled.del<{ $given: boolean }>`
  position: relative;
  color: var(--ink-3);
  overflow-wrap: anywhere;
  text-decoration: ${({ $given }) => ($given ? 'line-through' : 'none')};
`

const New = styled.ins`
  position: relative;
  color: var(--ink);
  overflow-wrap: anywhere;
  text-decoration: none;
  ${font(14, 600)}
`
