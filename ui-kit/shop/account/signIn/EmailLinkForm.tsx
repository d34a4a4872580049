import { type FormEvent, useEffect, useRef } from 'react'
import { Text } from '#ui-kit/elements/Text.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailText } from './EmailText.tsx'

type EmailLinkFormProps = Pick<AccountFormState, 'busy' | 'problem'> & {
  /** The address to which the mail with the link was sent. */
  email: string
  /** Called when somebody confirms the link of the mail. */
  onSubmit: () => void
}

/** Confirms a link from a mail, used instead of its six digits. The button is required because mail scanners open links, too. */
export const EmailLinkForm = ({ email, onSubmit, ...state }: EmailLinkFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  useEffect(() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(), [])

  return (
    <AccountForm
      {...state}
      ref={form}
      label="Verify your e-mail address"
      submitLabel="Continue"
      ready
      onSubmit={submit}
    >
      <Text tone="ink-2">
        You opened the link in our e-mail to <EmailText>{email}</EmailText>. Continue only if you asked for that e-mail.
      </Text>
    </AccountForm>
  )
}
