import { useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { FormLinks } from './FormLinks.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type LoginFormProps = AccountFormState & {
  /** Says what is wrong with a field, or nothing. */
  check: FieldRules<'email' | 'password'>
  /** The initial value, if an address is known. */
  email?: string | undefined
  /** Called on every change of the address. */
  onEmail?: ((email: string) => void) | undefined
  /** Called with what was typed once it passes the check. */
  onSubmit: (credentials: { email: string; password: string; remember: boolean }) => void
  /** Set while logins are delayed after wrong passwords: sends a code by mail, which avoids the delay. */
  onCode?: (() => void) | undefined
  /** The code is being sent. */
  sending?: boolean | undefined
  /** The name of the shop, for the greeting. */
  shopName: string
  /** Where one gets a new password. */
  forgotHref: string
  /** Where one signs up. */
  signupHref: string
}

/** Login by e-mail and password. */
export const LoginForm = (props: LoginFormProps) => {
  const {
    check,
    email = '',
    refused,
    onEmail,
    onSubmit,
    onCode,
    sending,
    shopName,
    forgotHref,
    signupHref,
    ...state
  } = props
  const { form, field, isReady, submit, onKeyDown } = useFields(check, { email, password: '' }, refused)
  const [remember, setRemember] = useState(false)
  const links = [
    { label: 'Forgot Password?', href: forgotHref },
    { label: `New to ${shopName}? Signup here!`, href: signupHref },
  ]

  return (
    <AccountForm
      {...state}
      ref={form}
      label="Login"
      submitLabel="Login"
      ready={isReady}
      onKeyDown={onKeyDown}
      onSubmit={submit((values) => onSubmit({ ...values, remember }))}
      links={
        <>
          {(onCode || sending) && (
            <Stack gap={2}>
              <Text size={14} tone="ink-2">
                Someone entered wrong passwords for this address. To log in now, ask for a code.
              </Text>
              <Button kind="secondary" wide loading={sending} onClick={onCode}>
                E-mail me a code
              </Button>
            </Stack>
          )}
          <FormLinks links={links} />
        </>
      }
    >
      <EmailField {...field('email')} onEmail={onEmail} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Checkbox label="Remember me" name="remember" checked={remember} onChange={setRemember} />
    </AccountForm>
  )
}
