import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

export type FieldText = {
  /** Stands above the control and names it. */
  label: ReactNode
  /** What to write and how, below the control. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: string | undefined
}

type FieldProps = FieldText & {
  /** The control's id; `fieldAttributes` gives its other attributes. */
  id: string
  /** The control itself, such as an input. */
  children: ReactNode
}

/** Label above, control, then hint and error below. */
export const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <Column>
    <Name htmlFor={id}>{label}</Name>
    {children}
    {hint && <Hint id={hintId(id)}>{hint}</Hint>}
    <div aria-live="polite">
      {error && (
        <Problem id={errorId(id)}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </Problem>
      )}
    </div>
  </Column>
)

/** Attributes that tie a control to its label, hint and error. */
export const fieldAttributes = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined,
})

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Name = styled.label`
  align-self: start;
  padding-bottom: 6px;
  color: var(--ink);
  ${font(14, 600)}
`

const Hint = styled.p`
  padding-top: 6px;
  color: var(--ink-3);
  ${font(14)}
`

const Problem = styled.p`
  display: flex;
  gap: 6px;
  padding-top: 6px;
  color: var(--bad);
  ${font(14, 600)}

  svg {
    flex: none;
    margin-top: 2px;
  }
`
