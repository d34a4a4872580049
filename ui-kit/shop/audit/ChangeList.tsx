import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { FieldValue } from './FieldValue.tsx'
import type { FieldChange } from './timelineFact.ts'

type ChangeListProps = {
  /** Each field that changed, with its value before and after. */
  changes: readonly FieldChange[]
  /** How many changes to show before the list is expanded. */
  initialCount?: number
}

/** The field changes of a fact: field, old value, new value. */
export const ChangeList = ({ changes, initialCount = 5 }: ChangeListProps) => {
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? changes : changes.slice(0, initialCount)

  return (
    <Changes>
      <Fields>
        {shown.map(({ field, from, to }) => (
          <Field key={field}>
            <dt>{field}</dt>
            <dd>
              <OldValue $given={from !== null}>
                <VisuallyHidden>was </VisuallyHidden>
                <FieldValue value={from} />
              </OldValue>
              <ArrowRight size={14} aria-hidden />
              <NewValue>
                <VisuallyHidden>became </VisuallyHidden>
                <FieldValue value={to} />
              </NewValue>
            </dd>
          </Field>
        ))}
      </Fields>
      {changes.length > initialCount && (
        <More>
          <Button kind="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer changes' : `Show all ${changes.length} changes`}
          </Button>
        </More>
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

// Room for a thumb, above what is pressed next.
const More = styled.div`
  padding-bottom: var(--space-1);
`

const Field = styled.div`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: var(--space-3);

  dt {
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  dd {
    display: grid;
    grid-template-columns: 9rem 14px minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
  }
  svg {
    display: inline-block;
    align-self: center;
    color: var(--ink-3);
  }
  @container (max-width: 27.5rem) {
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

const OldValue = styled.del<{ $given: boolean }>`
  position: relative;
  color: var(--ink-3);
  overflow-wrap: anywhere;
  text-decoration: ${({ $given }) => ($given ? 'line-through' : 'none')};
`

const NewValue = styled.ins`
  position: relative;
  color: var(--ink);
  overflow-wrap: anywhere;
  text-decoration: none;
  ${font(14, 600)}
`
