import { Text } from '#ui-kit/elements/Text.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { FormLinks } from './FormLinks.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type ForgotPasswordFormProps = AccountFormState & {
  /** Says what is wrong with the email address, or nothing. */
  check: FieldRules<'email'>
  /** The initial value, if an address is known. */
  email?: string | undefined
  /** Called on every change. */
  onEmail?: ((email: string) => void) | undefined
  /** Called with an email address that passes the check. */
  onSubmit: (email: string) => void
  /** Where one logs in. */
  loginHref: string
}

/** Requests a one-time password with which the customer sets a new password. */
export const ForgotPasswordForm = ({
  check,
  email = '',
  refused,
  onEmail,
  onSubmit,
  loginHref,
  ...state
}: ForgotPasswordFormProps) => {
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
      links={<FormLinks links={[{ label: 'Back to login', href: loginHref }]} />}
    >
      <Text tone="ink-2">We will e-mail you a code (OTP) to set a new password.</Text>
      <EmailField {...field('email')} onEmail={onEmail} />
    </AccountForm>
  )
}
