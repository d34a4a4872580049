import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { controlLook } from './controlLook.ts'
import { describe, Field, type FieldText } from './Field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> &
  FieldText & {
    value: string
    onChange: (value: string) => void
  }

/** One line to write in. */
export const TextField = ({ label, hint, error, onChange, id, ...input }: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId

  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Input {...input} {...describe(fieldId, { hint, error })} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

const Input = styled.input`
  ${controlLook}
`
