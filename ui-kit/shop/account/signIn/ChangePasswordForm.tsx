import { type FormEvent, useEffect, useRef } from 'react'
import { Text } from '#ui-kit/elements/Text.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailText } from './EmailText.tsx'

type ChangePasswordFormProps = Omit<AccountFormState, 'refused'> & {
  /** The e-mail address of the signed-in account. */
  email: string
  /** Called when somebody asks for the code that allows a new password. */
  onSubmit: () => void
}

/** Sends a one-time password to a signed-in customer who wants to set a new password. */
export const ChangePasswordForm = ({ email, onSubmit, ...state }: ChangePasswordFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  useEffect(() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(), [])

  return (
    <AccountForm {...state} ref={form} label="Change Password" submitLabel="Send" ready onSubmit={submit}>
      <Text tone="ink-2">
        We will e-mail a code (OTP) to <EmailText>{email}</EmailText> so that you can set a new password.
      </Text>
    </AccountForm>
  )
}
