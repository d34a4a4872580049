import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { markStyles } from './markStyles.ts'
import { tapArea } from './tapArea.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type'> & {
  /** What one agrees to or chooses, as a sentence or a name; pressing it ticks the box too. */
  label: ReactNode
  /** Whether the box is ticked. */
  checked: boolean
  /** Called with the new state of the box. */
  onChange: (checked: boolean) => void
  /** A second, quieter line. */
  detail?: ReactNode
  /** Hides the label from sight, not from screen readers: for a table row that already shows it. */
  labelHidden?: boolean | undefined
  /** Indeterminate: only some of the items that it stands for are ticked. */
  mixed?: boolean | undefined
}

/** A checkbox with its label. */
export const Checkbox = ({ label, detail, labelHidden = false, mixed = false, onChange, ...input }: CheckboxProps) => {
  const detailId = useId()

  return (
    <Line $bare={labelHidden}>
      <Tick
        {...input}
        ref={(tick) => {
          if (tick) tick.indeterminate = mixed
        }}
        type="checkbox"
        aria-describedby={detail ? detailId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Words as={labelHidden ? VisuallyHidden : 'span'}>
        {label}
        {detail && <Detail id={detailId}>{detail}</Detail>}
      </Words>
    </Line>
  )
}

const Line = styled.label<{ $bare: boolean }>`
  position: relative;
  display: ${({ $bare }) => ($bare ? 'inline-flex' : 'flex')};
  min-height: 44px;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: 10px;
  cursor: pointer;
  ${font(16)}
  ${({ $bare }) => $bare && bareTapArea}

  &:has(:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`

// A box without words is 22 px wide.
const bareTapArea = css`
  ${tapArea()}
`

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(14)}
`

const Tick = styled.input`
  ${markStyles}
  border-radius: var(--radius-1);

  &::before {
    width: 12px;
    height: 10px;
    clip-path: polygon(14% 44%, 0 60%, 40% 100%, 100% 18%, 84% 4%, 38% 68%);
  }
  &:indeterminate {
    border-color: var(--brand);
    background: var(--brand);
  }
  &:indeterminate::before {
    height: 3px;
    clip-path: none;
    opacity: 1;
  }
`
