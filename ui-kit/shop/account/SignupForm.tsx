import { styled } from 'styled-components'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { FormWays } from './FormWays.tsx'
import { passwordHint } from './passwordHint.ts'
import { type FieldRules, useFields } from './useFields.ts'

type SignupField = 'firstname' | 'lastname' | 'email' | 'password'

type SignupFormProps = AccountFormState & {
  check: FieldRules<SignupField>
  /** What was typed before, by somebody who came back to mend it. */
  known?: Record<SignupField, string> | undefined
  /** Told of every key. */
  onEmail?: ((email: string) => void) | undefined
  onSubmit: (customer: Record<SignupField, string>) => void
  loginHref: string
}

/** Opens an account. */
export const SignupForm = (props: SignupFormProps) => {
  const { check, known = nobody, refused, onEmail, onSubmit, loginHref, ...state } = props
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
      ways={<FormWays ways={[{ label: 'Already have an account? Login', href: loginHref }]} />}
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

const nobody = { firstname: '', lastname: '', email: '', password: '' }

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);
  align-items: start;

  ${phone} {
    grid-template-columns: 1fr;
  }
`
