import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'

type FieldGroupProps = {
  /** The target of error links: the group can be focused by script, but not by Tab. */
  id?: string | undefined
  /** What the fields are about together. */
  legend: string
  /** For screen readers only, where a heading above says it. */
  legendHidden?: boolean | undefined
  /** A sentence below the legend. */
  hint?: ReactNode
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** The fields. */
  children: ReactNode
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Several controls that form one field, with label, hint and error like a single field. */
export const FieldGroup = (props: FieldGroupProps) => {
  const { id: givenId, legend, legendHidden = false, hint, error, children, disabled } = props
  const ownId = useId()
  const id = givenId ?? ownId

  return (
    <Group
      id={id}
      tabIndex={-1}
      disabled={disabled}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <Name>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Name>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <div aria-live="polite">
        {error && (
          <Problem id={`${id}-error`}>
            <CircleAlert size={16} aria-hidden />
            {error}
          </Problem>
        )}
      </div>
    </Group>
  )
}

const Group = styled.fieldset`
  position: relative;
`

const Name = styled.legend`
  padding: 0 0 6px;
  ${font(14, 600)}

  &:has(> ${VisuallyHidden}) {
    padding: 0;
  }
`

const Hint = styled.p`
  padding-bottom: var(--space-2);
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
