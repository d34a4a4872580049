import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { Field, type FieldText, fieldAttributes } from './Field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> &
  FieldText & {
    /** What has been typed. */
    value: string
    /** Called with the text after each key press. */
    onChange: (value: string) => void
  }

/** A one-line text input with its label. */
export const TextField = ({ label, hint, error, onChange, id, ...input }: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId

  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Input
        {...input}
        {...fieldAttributes(fieldId, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const Input = styled.input`
  ${controlStyles}

  /* Their parts have a padding of their own. */
  &[type='date'], &[type='time'] {
    padding-block: 8px;
  }
`
