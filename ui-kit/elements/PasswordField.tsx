import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { Field, type FieldText, fieldAttributes } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> &
  FieldText & {
    /** Stands above the field and names it. */
    label: string
    /** What has been typed. */
    value: string
    /** Called with the text after each key press. */
    onChange: (value: string) => void
    /** Whether the browser fills in a known password or offers to make one. */
    autoComplete: 'current-password' | 'new-password'
  }

/** A password, hidden until its owner wants to read it. */
export const PasswordField = ({ label, hint, error, onChange, id, ...input }: PasswordFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye

  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Place>
        <Input
          {...input}
          {...fieldAttributes(fieldId, { hint, error })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          onChange={(event) => onChange(event.target.value)}
        />
        <Switch>
          <IconButton
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            icon={<Icon size={20} aria-hidden />}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          />
        </Switch>
      </Place>
    </Field>
  )
}

const Place = styled.div`
  position: relative;
`

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 48px;
`

const Switch = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  color: var(--ink-2);
`
