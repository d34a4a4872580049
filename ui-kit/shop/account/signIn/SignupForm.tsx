import { styled } from 'styled-components'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { FormLinks } from './FormLinks.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type SignupField = 'firstname' | 'lastname' | 'email' | 'password'

type SignupFormProps = AccountFormState & {
  /** Says what is wrong with a field, or nothing. */
  check: FieldRules<SignupField>
  /** The rules of a new password, for the hint. */
  passwordHint: string
  /** The values that were typed before, when the customer comes back to correct them. */
  known?: Record<SignupField, string> | undefined
  /** Called on every change of the address. */
  onEmail?: ((email: string) => void) | undefined
  /** Called with all fields once they pass the check. */
  onSubmit: (customer: Record<SignupField, string>) => void
  /** Where one logs in. */
  loginHref: string
}

/** Opens an account. */
export const SignupForm = (props: SignupFormProps) => {
  const { check, passwordHint, known = emptyValues, refused, onEmail, onSubmit, loginHref, ...state } = props
  const { form, field, isReady, submit, onKeyDown } = useFields(check, known, refused)

  return (
    <AccountForm
      {...state}
      ref={form}
      label="Signup"
      submitLabel="Signup"
      ready={isReady}
      onKeyDown={onKeyDown}
      onSubmit={submit(onSubmit)}
      links={<FormLinks links={[{ label: 'Already have an account? Login', href: loginHref }]} />}
    >
      <Names>
        <TextField label="Firstname" autoComplete="given-name" {...field('firstname')} />
        <TextField label="Lastname" autoComplete="family-name" {...field('lastname')} />
      </Names>
      <EmailField isNew {...field('email')} onEmail={onEmail} />
      <PasswordField label="Password" autoComplete="new-password" hint={passwordHint} {...field('password')} />
    </AccountForm>
  )
}

const emptyValues = { firstname: '', lastname: '', email: '', password: '' }

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);
  align-items: start;

  ${phone} {
    grid-template-columns: 1fr;
  }
`
