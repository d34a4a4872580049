import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { OtpField } from '#ui-kit/elements/OtpField.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { AccountForm, type AccountFormState } from './AccountForm.tsx'
import { type FieldRules, useFields } from './useFields.ts'

type OtpFormProps = AccountFormState & {
  check: FieldRules<'otp'>
  /** Where it was sent. */
  email: string
  /** Nobody is told whether there is an account: then it was sent only if there is one. */
  ifKnown?: boolean | undefined
  onSubmit: (otp: string) => void
  onResend: () => void
  /** A new one is on its way. */
  resending?: boolean | undefined
  /** Seconds until a new one may be asked for. */
  wait: number
  /** It can no longer be used: only a new one helps. */
  over?: boolean | undefined
  /** The address was wrong; left out where it cannot be. */
  onBack?: (() => void) | undefined
}

/** Takes the one-time password that was sent by mail. */
export const OtpForm = (props: OtpFormProps) => {
  const { check, email, ifKnown, refused, onSubmit, onResend, resending, wait, over = false, onBack, ...state } = props
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
      ways={
        <>
          <Again $over={over}>
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
              {wait > 0 ? `Again in ${inWords(wait)}` : 'Nothing there? Look among spam as well.'}
            </Text>
          </Again>
          {onBack && (
            <Row>
              <Back type="button" onClick={onBack}>
                Wrong address?
              </Back>
            </Row>
          )}
        </>
      }
    >
      <Text tone="ink-2">
        {ifKnown ? 'If this address has an account, we have sent 6 digits to it:' : 'We have sent 6 digits to'}
        <Address>{email}</Address>
        They can be used for 10 minutes.
      </Text>
      <OtpField label="One-time password (OTP)" {...otp} {...(over && { readOnly: true, error: refused?.['otp'] })} />
    </AccountForm>
  )
}

const inWords = (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)

const Address = styled.strong`
  display: block;
  color: var(--ink);
  overflow-wrap: anywhere;
`

const Again = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: ${({ $over }) => ($over ? 'column' : 'row')};
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);

  > button {
    flex: none;
  }
`

const Back = styled.button`
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
