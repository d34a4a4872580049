import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { radioMarkStyles } from './markStyles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type RadioListProps = {
  /** The question that the options answer. */
  legend: ReactNode
  /** Hides the legend from sight, not from screen readers, where a heading already says it. */
  legendHidden?: boolean | undefined
  /** The answers, in the order in which they stand. */
  options: readonly RadioOption[]
  /** The chosen option's value, or undefined while none is. */
  value: string | undefined
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void
}

type RadioOption = {
  value: string
  label: ReactNode
  /** A second, quieter line: a street, a price, why it is not offered. */
  detail?: ReactNode
  disabled?: boolean | undefined
}

/** A group of radio buttons. Arrow keys move the choice. */
export const RadioList = ({ legend, legendHidden = false, options, value, onChange }: RadioListProps) => {
  const name = useId()

  return (
    <Group>
      <Legend>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : <Title>{legend}</Title>}</Legend>
      {options.map((option) => (
        <Choice key={option.value} name={name} option={option} chosen={option.value === value} onChange={onChange} />
      ))}
    </Group>
  )
}

type ChoiceProps = { name: string; option: RadioOption; chosen: boolean; onChange: (value: string) => void }

const Choice = ({ name, option, chosen, onChange }: ChoiceProps) => {
  const id = useId()

  return (
    <Option data-chosen={chosen || undefined} data-disabled={option.disabled || undefined}>
      <Dot
        type="radio"
        name={name}
        value={option.value}
        checked={chosen}
        disabled={option.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.detail ? `${id}-detail` : undefined}
        onChange={() => onChange(option.value)}
      />
      <Words>
        <Label id={`${id}-label`}>{option.label}</Label>
        {option.detail && <Detail id={`${id}-detail`}>{option.detail}</Detail>}
      </Words>
    </Option>
  )
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`

const Legend = styled.legend`
  display: contents;
`

const Title = styled.span`
  display: block;
  ${font(14, 600)}
`

const Option = styled.label`
  display: flex;
  min-height: 44px;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  cursor: pointer;

  &:hover {
    border-color: var(--line-strong);
  }
  &[data-chosen] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  &[data-disabled] {
    border: var(--border) var(--off) var(--line);
    background: var(--sunk);
    cursor: not-allowed;
  }
`

const Dot = styled.input`
  ${radioMarkStyles}
`

const Words = styled.span`
  min-width: 0;
  flex: 1;
`

const Label = styled.span`
  display: block;
  color: var(--ink);
  ${font(16, 600)}

  [data-disabled] & {
    color: var(--ink-3);
  }
`

const Detail = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(14)}

  [data-disabled] & {
    color: var(--ink-3);
  }
`
