import { expect } from 'storybook/test'
import { signInMachine } from '#domain/account/signInMachine.ts'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/audit/MachineChart.tsx'
import { flowChart } from './flowChart.ts'

const at = (state: keyof typeof signInMachine.states) => flowChart(signInMachine, state)

const meta = preview.meta({
  title: 'Flows/Sign in',
  component: MachineChart,
  args: { label: 'Sign in', machine: at('closed') },
})

/** The page lies open; from everywhere else the close button leads back here. */
export const Closed = meta.story({ args: { machine: at('closed') } })

/** `Shop/LoginForm`: fresh, with an address that is known, after a refusal or with good news. */
export const TypingLogin = meta.story({
  args: { machine: at('typingLogin') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Typing login\. From here it can go to Logging in, Typing signup, Typing email\./,
    )
  },
})

/** `Shop/LoginForm` busy; after a sign-up `Shop/OtpForm` busy. */
export const LoggingIn = meta.story({ args: { machine: at('loggingIn') } })

/** `Shop/SignupForm`: fresh, with a password that was refused, or filled in by somebody who came back. */
export const TypingSignup = meta.story({ args: { machine: at('typingSignup') } })

/** `Shop/SignupForm` busy. */
export const SigningUp = meta.story({ args: { machine: at('signingUp') } })

/** `Shop/ForgotForm`: fresh, or because a proof was too old. */
export const TypingEmail = meta.story({ args: { machine: at('typingEmail') } })

/** `Shop/ForgotForm` busy. */
export const SendingOtp = meta.story({ args: { machine: at('sendingOtp') } })

/** `Shop/OtpForm`: of a sign-up, for a new password, or of somebody who is signed in. */
export const TypingOtp = meta.story({
  args: { machine: at('typingOtp') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Typing otp\. From here it can go to .*Verifying otp/,
    )
  },
})

/** `Shop/OtpForm` busy. */
export const VerifyingOtp = meta.story({ args: { machine: at('verifyingOtp') } })

/** `Shop/OtpForm` over: only a new one helps. */
export const NeedingOtp = meta.story({ args: { machine: at('needingOtp') } })

/** `Shop/OtpForm` resending. */
export const ResendingOtp = meta.story({ args: { machine: at('resendingOtp') } })

/** `Shop/ResetForm`. */
export const TypingPassword = meta.story({ args: { machine: at('typingPassword') } })

/** `Shop/ResetForm` busy. */
export const ResettingPassword = meta.story({ args: { machine: at('resettingPassword') } })

/** The dialog is gone, and one is where one was. */
export const SignedIn = meta.story({ args: { machine: at('signedIn') } })
