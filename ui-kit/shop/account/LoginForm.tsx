import { useState } from 'react'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { FormWays } from './FormWays.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type LoginFormProps = AccountFormState & {
  check: FieldRules<'email' | 'password'>
  /** As far as it is known already. */
  email?: string | undefined
  /** Told of every key. */
  onEmail?: ((email: string) => void) | undefined
  onSubmit: (credentials: { email: string; password: string; remember: boolean }) => void
  shopName: string
  forgotHref: string
  signupHref: string
}

/** Login by e-mail and password. */
export const LoginForm = (props: LoginFormProps) => {
  const { check, email = '', refused, onEmail, onSubmit, shopName, forgotHref, signupHref, ...state } = props
  const { form, field, isReady, submit, onKeyDown } = useFields(check, { email, password: '' }, refused)
  const [remember, setRemember] = useState(false)
  const ways = [
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
      ways={<FormWays ways={ways} />}
    >
      <EmailField {...field('email')} onEmail={onEmail} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Checkbox label="Remember me" name="remember" checked={remember} onChange={setRemember} />
    </AccountForm>
  )
}
