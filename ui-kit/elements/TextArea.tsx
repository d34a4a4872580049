import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { Field, type FieldText, fieldAttributes } from './Field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  FieldText & {
    /** What has been typed. */
    value: string
    /** Called with the text after each key press. */
    onChange: (value: string) => void
  }

/** A text area with its label; grows with its text where the browser supports it. */
export const TextArea = ({ label, hint, error, onChange, id, rows = 4, ...area }: TextAreaProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId

  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Area
        {...area}
        rows={rows}
        $rows={rows}
        {...fieldAttributes(fieldId, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const Area = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  min-height: calc(${({ $rows }) => $rows} * 1.5rem + 20px);
  max-height: 60vh;
  field-sizing: content;
  resize: vertical;
`
