import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { IconButton } from './IconButton.tsx'

type QuantityProps = {
  /** A whole number from 1. */
  count: number
  /** Called with whole numbers between 1 and `max` only. */
  onChange: (count: number) => void
  /** How many are available. */
  max?: number | undefined
  /** What is counted: 'Quantity of Blue kettle'. */
  label: string
}

/** A stepper with a number that can be typed. Never below 1; a number above `max` becomes `max`, and a hint says so. */
export const Quantity = ({ count, onChange, max = Number.MAX_SAFE_INTEGER, label }: QuantityProps) => {
  const [draft, setDraft] = useState<string>()
  const [isCapped, setCapped] = useState(false)
  const type = (text: string) => {
    const typed = /^\d+$/.test(text) ? Number(text) : 0
    setCapped(typed > max)
    setDraft(typed > max ? String(max) : text)
    if (typed >= 1) onChange(Math.min(typed, max))
  }
  const resetDraft = () => {
    setDraft(undefined)
    setCapped(false)
  }

  return (
    <Column data-needs-script>
      <Stepper role="group" aria-label={label}>
        <IconButton
          label={`${label}: one fewer`}
          icon={<Minus size={18} aria-hidden />}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        />
        <Count
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={1}
          max={max}
          value={draft ?? count}
          onChange={(event) => type(event.target.value)}
          onBlur={resetDraft}
        />
        <IconButton
          label={`${label}: one more`}
          icon={<Plus size={18} aria-hidden />}
          disabled={count >= max}
          onClick={() => onChange(count + 1)}
        />
      </Stepper>
      <Hint role="status">{isCapped && `Only ${max} left`}</Hint>
    </Column>
  )
}

const Column = styled.div`
  display: inline-grid;
  justify-items: start;
`

const Hint = styled.p`
  color: var(--warn);
  ${font(12, 600)}

  &:not(:empty) {
    padding: var(--space-2) var(--space-3) 0;
  }
`

const Stepper = styled.div`
  display: inline-flex;
  align-items: center;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
`

const Count = styled.input`
  width: 2.75rem;
  min-width: 44px;
  height: 2.75rem;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: transparent;
  appearance: textfield;
  text-align: center;
  ${font(16, 600)}
  ${tabular}

  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    margin: 0;
    appearance: none;
  }
`
