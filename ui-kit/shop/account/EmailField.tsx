import { TextField } from '#ui-kit/elements/TextField.tsx'

type EmailFieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (email: string) => void
  onBlur: () => void
  /** A new one, rather than one that is known here. */
  isNew?: boolean | undefined
  /** Told as well, so that the other forms know it. */
  onEmail?: ((email: string) => void) | undefined
}

/** An e-mail address, with the keyboard and the suggestions for one. */
export const EmailField = ({ isNew = false, onEmail, onChange, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    label="Email"
    type="email"
    inputMode="email"
    autoComplete={isNew ? 'email' : 'username'}
    autoCapitalize="none"
    spellCheck={false}
    onChange={(email) => {
      onChange(email)
      onEmail?.(email)
    }}
  />
)
