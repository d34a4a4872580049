import { useId } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { radioMarkStyles } from '#ui-kit/elements/markStyles.ts'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { ConflictField } from './draftConflict.ts'

type ConflictChoiceProps = {
  conflict: ConflictField
  by: string
  side: 'mine' | 'theirs'
  onChoose: (side: 'mine' | 'theirs') => void
}

/** The choice between two values of one field: the admin's own value, or the other editor's. */
export const ConflictChoice = ({ conflict, by, side, onChoose }: ConflictChoiceProps) => {
  const name = useId()

  return (
    <Line>
      <Legend>
        <Field>
          {conflict.label}
          {conflict.both && <Badge tone="warn">both changed</Badge>}
        </Field>
      </Legend>
      <Side
        name={name}
        whose="Yours"
        value={conflict.mine}
        chosen={side === 'mine'}
        onChoose={() => onChoose('mine')}
      />
      <Side
        name={name}
        whose={`${by}’s`}
        value={conflict.theirs}
        chosen={side === 'theirs'}
        onChoose={() => onChoose('theirs')}
      />
    </Line>
  )
}

type SideProps = { name: string; whose: string; value: string; chosen: boolean; onChoose: () => void }

const Side = ({ name, whose, value, chosen, onChoose }: SideProps) => (
  <Option data-chosen={chosen || undefined}>
    <Dot type="radio" name={name} checked={chosen} onChange={onChoose} />
    <span>
      <Whose>{whose}</Whose>
      <Value>{value || '– nothing –'}</Value>
    </span>
  </Option>
)

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-top: var(--border) solid var(--line);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

// Without this style, the browser draws the legend into the top border of the fieldset.
const Legend = styled.legend`
  display: contents;
`

const Field = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  grid-column: 1 / -1;
  ${font(14, 600)}
`

const Option = styled.label`
  display: flex;
  min-width: 0;
  min-height: 44px;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  cursor: pointer;

  > span {
    min-width: 0;
  }
  &:hover {
    border-color: var(--line-strong);
  }
  &[data-chosen] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
`

const Dot = styled.input`
  ${radioMarkStyles}
`

const Whose = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(12)}
`

const Value = styled.span`
  display: block;
  overflow-wrap: anywhere;
  ${font(14, 600)}
`
