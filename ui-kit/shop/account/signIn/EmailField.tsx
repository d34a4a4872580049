import { TextField } from '#ui-kit/elements/TextField.tsx'

type EmailFieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (email: string) => void
  onBlur: () => void
  /** The address of a new account rather than a known one. */
  isNew?: boolean | undefined
  /** Also called on every change, so that the other forms can prefill the address. */
  onEmail?: ((email: string) => void) | undefined
}

/** A text field with the keyboard and autocomplete settings for an e-mail address. */
export const EmailField = ({ isNew = false, onEmail, onChange, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    label="Email"
    type="email"
    inputMode="email"
    autoComplete={isNew ? 'email' : 'username'}
    autoCapitalize="none"
    spellCheck="false"
    onChange={(email) => {
      onChange(email)
      onEmail?.(email)
    }}
  />
)
