import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { markLook } from './markLook.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type'> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** A second, quieter line. */
  detail?: ReactNode
}

/** Yes or no. */
export const Checkbox = ({ label, detail, onChange, ...input }: CheckboxProps) => {
  const detailId = useId()

  return (
    <Line>
      <Tick
        {...input}
        type="checkbox"
        aria-describedby={detail ? detailId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {detail && <Detail id={detailId}>{detail}</Detail>}
      </span>
    </Line>
  )
}

const Line = styled.label`
  display: flex;
  min-height: 44px;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: 10px;
  cursor: pointer;
  ${font(16)}

  &:has(:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`

const Detail = styled.span`
  display: block;
  color: var(--ink-3);
  ${font(14)}
`

const Tick = styled.input`
  ${markLook}
  border-radius: var(--radius-1);

  &::before {
    width: 12px;
    height: 10px;
    clip-path: polygon(14% 44%, 0 60%, 40% 100%, 100% 18%, 84% 4%, 38% 68%);
  }
`
