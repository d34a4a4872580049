import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { signInChart } from './signInChart.ts'

const meta = preview.meta({
  title: 'Flows/Sign in',
  component: MachineChart,
  args: { label: 'Sign in', machine: signInChart('closed') },
})

/** The dialog is closed; in every other state its close button leads back here. */
export const Closed = meta.story({ args: { machine: signInChart('closed') } })

/** `Shop/LoginForm`: fresh, with an address that is known, after a refusal or with good news. */
export const TypingLogin = meta.story({
  args: { machine: signInChart('typingLogin') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /It is Typing login\. From here it can go to Logging in, Typing signup, Typing email, Sending login OTP\./,
    )
  },
})

/** `Shop/LoginForm` where others typed wrong passwords, and a code passes the wait. */
export const SendingLoginOtp = meta.story({ args: { machine: signInChart('sendingLoginOtp') } })

/** `Shop/EmailLinkForm`: the link in a mail was opened. */
export const ConfirmingLink = meta.story({ args: { machine: signInChart('confirmingLink') } })

/** `Shop/LoginForm` busy; after a sign-up `Shop/OtpForm` busy. */
export const LoggingIn = meta.story({ args: { machine: signInChart('loggingIn') } })

/** `Shop/SignupForm`: fresh, with a password that was refused, or filled in by somebody who came back. */
export const TypingSignup = meta.story({ args: { machine: signInChart('typingSignup') } })

/** `Shop/SignupForm` busy. */
export const SigningUp = meta.story({ args: { machine: signInChart('signingUp') } })

/** `Shop/ForgotPasswordForm`: fresh, or because a proof was too old. */
export const TypingEmail = meta.story({ args: { machine: signInChart('typingEmail') } })

/** `Shop/ForgotPasswordForm` busy. */
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

/** `Shop/ResetPasswordForm`. */
export const TypingPassword = meta.story({ args: { machine: signInChart('typingPassword') } })

/** `Shop/ResetPasswordForm` busy. */
export const ResettingPassword = meta.story({ args: { machine: signInChart('resettingPassword') } })

/** The dialog is closed, and the page is the one from which it was opened. */
export const SignedIn = meta.story({ args: { machine: signInChart('signedIn') } })
