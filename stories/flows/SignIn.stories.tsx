import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/audit/MachineChart.tsx'
import { signInChart } from './signInChart.ts'

const meta = preview.meta({
  title: 'Flows/Sign in',
  component: MachineChart,
  args: { label: 'Sign in', machine: signInChart('closed') },
})

/** The page lies open; from everywhere else the close button leads back here. */
export const Closed = meta.story({ args: { machine: signInChart('closed') } })

/** `Shop/LoginForm`: fresh, with an address that is known, after a refusal or with good news. */
export const TypingLogin = meta.story({
  args: { machine: signInChart('typingLogin') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Typing login\. From here it can go to Logging in, Typing signup, Typing email\./,
    )
  },
})

/** `Shop/LoginForm` busy; after a sign-up `Shop/OtpForm` busy. */
export const LoggingIn = meta.story({ args: { machine: signInChart('loggingIn') } })

/** `Shop/SignupForm`: fresh, with a password that was refused, or filled in by somebody who came back. */
export const TypingSignup = meta.story({ args: { machine: signInChart('typingSignup') } })

/** `Shop/SignupForm` busy. */
export const SigningUp = meta.story({ args: { machine: signInChart('signingUp') } })

/** `Shop/ForgotForm`: fresh, or because a proof was too old. */
export const TypingEmail = meta.story({ args: { machine: signInChart('typingEmail') } })

/** `Shop/ForgotForm` busy. */
export const SendingOtp = meta.story({ args: { machine: signInChart('sendingOtp') } })

/** `Shop/OtpForm`: of a sign-up, for a new password, or of somebody who is signed in. */
export const TypingOtp = meta.story({
  args: { machine: signInChart('typingOtp') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Typing OTP\. From here it can go to .*Verifying OTP/,
    )
  },
})

/** `Shop/OtpForm` busy. */
export const VerifyingOtp = meta.story({ args: { machine: signInChart('verifyingOtp') } })

/** `Shop/OtpForm` over: only a new one helps. */
export const NeedingOtp = meta.story({ args: { machine: signInChart('needingOtp') } })

/** `Shop/OtpForm` resending. */
export const ResendingOtp = meta.story({ args: { machine: signInChart('resendingOtp') } })

/** `Shop/ResetForm`. */
export const TypingPassword = meta.story({ args: { machine: signInChart('typingPassword') } })

/** `Shop/ResetForm` busy. */
export const ResettingPassword = meta.story({ args: { machine: signInChart('resettingPassword') } })

/** The dialog is gone, and one is where one was. */
export const SignedIn = meta.story({ args: { machine: signInChart('signedIn') } })
