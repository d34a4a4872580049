import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailText } from './EmailText.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type NewPassword = { newPassword: string; confirmPassword: string }

type ResetPasswordFormProps = AccountFormState & {
  /** Says what is wrong with a field, or nothing. */
  check: FieldRules<keyof NewPassword>
  /** The rules of a new password, for the hint. */
  passwordHint: string
  /** The address of the account, so that the browser saves both together. */
  email: string
  /** Called with the new password once both fields pass the check. */
  onSubmit: (password: NewPassword) => void
}

/** Sets a new password. */
export const ResetPasswordForm = (props: ResetPasswordFormProps) => {
  const { check, passwordHint, email, refused, onSubmit, ...state } = props
  const { form, field, isReady, submit, onKeyDown } = useFields(
    check,
    { newPassword: '', confirmPassword: '' },
    refused,
  )

  return (
    <AccountForm
      {...state}
      ref={form}
      label="Change Password"
      submitLabel="Change Password"
      ready={isReady}
      onKeyDown={onKeyDown}
      onSubmit={submit(onSubmit)}
    >
      <Text tone="ink-2">
        For <EmailText>{email}</EmailText>. This signs you out on all devices.
      </Text>
      <VisuallyHidden aria-hidden>
        <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} />
      </VisuallyHidden>
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} {...field('newPassword')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
    </AccountForm>
  )
}
