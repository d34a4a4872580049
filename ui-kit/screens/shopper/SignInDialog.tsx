import type { FormEvent } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { SignInWays } from './SignInWays.tsx'
import { type Credentials, type CredentialsCheck, useCredentials } from './signInFields.ts'

type SignInDialogProps = {
  /** The rule of each field: what is wrong with a trimmed value, or nothing. */
  check: CredentialsCheck
  onSubmit: (credentials: Credentials) => void
  onClose: () => void
  /** The login is being checked. */
  busy?: boolean
  /** Why the last try failed. */
  error?: string | undefined
  forgotHref?: string | undefined
  signupHref?: string | undefined
}

/** Login by e-mail and password. It can only be sent once both fields are in order. */
export const SignInDialog = ({ check, onSubmit, onClose, busy = false, error, ...ways }: SignInDialogProps) => {
  const { email, password, remember, setRemember, credentials } = useCredentials(check)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (credentials && !busy) onSubmit(credentials)
  }

  return (
    <Dialog heading="Login" onClose={onClose}>
      <form onSubmit={send} noValidate aria-label="Login">
        <Stack gap={4}>
          {error && (
            <Notice tone="bad" live>
              {error}
            </Notice>
          )}
          <TextField label="Email" type="email" name="email" autoComplete="username" inputMode="email" {...email} />
          <TextField label="Password" type="password" name="password" autoComplete="current-password" {...password} />
          <Checkbox label="Remember me" checked={remember} onChange={setRemember} />
          <Button type="submit" wide loading={busy} disabled={!credentials}>
            Login
          </Button>
          <SignInWays {...ways} />
        </Stack>
      </form>
    </Dialog>
  )
}
