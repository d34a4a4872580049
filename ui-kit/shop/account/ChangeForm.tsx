import { type FormEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'

type ChangeFormProps = Omit<AccountFormState, 'refused'> & {
  /** Of the account that one is signed in to. */
  email: string
  onSubmit: () => void
}

/** Sends somebody who is signed in a one-time password to set a new password with. */
export const ChangeForm = ({ email, onSubmit, ...state }: ChangeFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  useEffect(() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(), [])

  return (
    <AccountForm {...state} ref={form} label="Change Password" submitLabel="Send" ready onSubmit={submit}>
      <Text tone="ink-2">
        We send an OTP, a one-time password, to <Address>{email}</Address>. With it you set a new password.
      </Text>
    </AccountForm>
  )
}

const Address = styled.strong`
  color: var(--ink);
  overflow-wrap: anywhere;
`
