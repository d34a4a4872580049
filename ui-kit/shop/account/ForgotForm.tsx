import { Text } from '#ui-kit/elements/Text.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { FormWays } from './FormWays.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type ForgotFormProps = AccountFormState & {
  check: FieldRules<'email'>
  /** As far as it is known already. */
  email?: string | undefined
  /** Told of every key. */
  onEmail?: ((email: string) => void) | undefined
  onSubmit: (email: string) => void
  loginHref: string
}

/** Asks for a one-time password to set a new password with. */
export const ForgotForm = ({ check, email = '', refused, onEmail, onSubmit, loginHref, ...state }: ForgotFormProps) => {
  const { form, field, isReady, submit, onKeyDown } = useFields(check, { email }, refused)

  return (
    <AccountForm
      {...state}
      ref={form}
      label="Forgot your password?"
      submitLabel="Send"
      ready={isReady}
      onKeyDown={onKeyDown}
      onSubmit={submit((values) => onSubmit(values.email))}
      ways={<FormWays ways={[{ label: 'Back to login', href: loginHref }]} />}
    >
      <Text tone="ink-2">We send you an OTP, a one-time password. With it you set a new password.</Text>
      <EmailField {...field('email')} onEmail={onEmail} />
    </AccountForm>
  )
}
