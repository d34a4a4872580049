import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { OtpField } from '#ui-kit/elements/OtpField.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { EmailText } from './EmailText.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type OtpFormProps = AccountFormState & {
  /** Says what is wrong with the code, or nothing. */
  check: FieldRules<'otp'>
  /** The address to which the one-time password was sent. */
  email: string
  /** How many minutes the code works. */
  lifetime: number
  /** The text must not reveal whether the account exists: the password was sent only if it does. */
  ifKnown?: boolean | undefined
  /** Called with a code that passes the check. */
  onSubmit: (otp: string) => void
  /** Called when somebody wants a new code. */
  onResend: () => void
  /** A new one-time password is being sent. */
  resending?: boolean | undefined
  /** Seconds until a new one may be requested. */
  wait: number
  /** The one-time password has expired or is used up: only a new one helps. */
  over?: boolean | undefined
  /** Goes back to correct the address; undefined when the address is fixed. */
  onBack?: (() => void) | undefined
}

/** The form for the one-time password that was sent by mail. */
export const OtpForm = (props: OtpFormProps) => {
  const { check, email, lifetime, ifKnown, refused, onSubmit, onResend, resending, wait, over = false, ...rest } = props
  const { onBack, ...state } = rest
  const waitId = useId()
  const { form, field, isReady, submit, onKeyDown } = useFields(check, { otp: '' }, refused)
  const otp = field('otp')

  return (
    <AccountForm
      {...state}
      ref={form}
      label="One-time password"
      submitLabel="Validate OTP"
      ready={isReady && !over && !resending}
      onKeyDown={onKeyDown}
      onSubmit={submit((typed) => onSubmit(typed.otp))}
      links={
        <>
          <Resend $over={over}>
            <Button
              kind={over ? 'primary' : 'secondary'}
              size={over ? 'medium' : 'small'}
              wide={over}
              loading={resending}
              disabled={wait > 0 && !resending}
              aria-describedby={waitId}
              onClick={onResend}
            >
              Resend OTP
            </Button>
            <Text id={waitId} size={14} tone="ink-3">
              {wait > 0 ? `Again in ${formatWait(wait)}` : 'No e-mail yet? Check your spam folder too.'}
            </Text>
          </Resend>
          {onBack && (
            <Row>
              <BackLink type="button" onClick={onBack}>
                Wrong address?
              </BackLink>
            </Row>
          )}
        </>
      }
    >
      <Text tone="ink-2">
        {ifKnown
          ? 'If this address has an account, we have sent a 6-digit code to it:'
          : 'We have sent a 6-digit code to'}
        <EmailLine>{email}</EmailLine>
        The code works for {lifetime} minutes.
      </Text>
      <OtpField label="One-time password (OTP)" {...otp} {...(over && { readOnly: true, error: refused?.['otp'] })} />
    </AccountForm>
  )
}

const formatWait = (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)

const EmailLine = styled(EmailText)`
  display: block;
`

const Resend = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: ${({ $over }) => ($over ? 'column' : 'row')};
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);

  > button {
    flex: none;
  }
`

const BackLink = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--brand);
  cursor: pointer;
  text-decoration: var(--link-line);
  text-underline-offset: 0.18em;
  ${font(14, 600)}

  &:hover {
    text-decoration: underline;
  }
`
