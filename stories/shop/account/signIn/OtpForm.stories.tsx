import { expect, fn, screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { longestEmail, rules } from '#stories/shop/account/signInRules.ts'
import preview from '#storybook/preview.tsx'
import { OtpForm } from '#ui-kit/shop/account/signIn/OtpForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/OtpForm',
  component: OtpForm,
  args: {
    check: rules.otp,
    lifetime: 10,
    email: 'amina@ekhaya.example',
    onSubmit: fn(),
    onResend: fn(),
    onBack: fn() as (() => void) | undefined,
    wait: 42,
  },
  decorators: [
    (Story) => (
      <SignInDialog page="otp" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const otp = () => screen.getByRole('textbox', { name: 'One-time password (OTP)' })
const validate = () => screen.getByRole('button', { name: 'Validate OTP' })
const resend = () => screen.getByRole('button', { name: 'Resend OTP' })

/** During a signup. */
export const Fresh = meta.story({
  play: async () => {
    await expect(otp()).toHaveFocus()
    await expect(validate()).toBeDisabled()
    await expect(resend()).toBeDisabled()
    await expect(screen.getByText('Again in 42 s')).toBeInTheDocument()
  },
})

/** The text does not reveal whether the account exists. */
export const ForNewPassword = meta.story({ args: { ifKnown: true } })

/** A signed-in customer verifies the address of the account. */
export const VerifyEmail = meta.story({
  args: { onBack: undefined },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
  },
})

export const FilledIn = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(otp(), '483920')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(validate())
    await expect(args.onSubmit).toHaveBeenCalledWith('483920')
    leaveFocus()
  },
})

export const TooShort = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(otp(), '4839')
    await userEvent.tab()
    await expect(screen.getByText('OTP cannot be less 6 numbers')).toBeInTheDocument()
    leaveFocus()
  },
})

export const WrongOtp = meta.story({
  args: { refused: { otp: 'That code is wrong. You have 4 tries left' } },
})

WrongOtp.test('has the focus in the empty field for another try', async ({ userEvent }) => {
  await expect(otp()).toHaveFocus()
  await userEvent.keyboard('483921')
  await expect(validate()).toBeEnabled()
})

export const CanResend = meta.story({
  args: { wait: 0 },
})

CanResend.test('calls onResend', async ({ userEvent, args }) => {
  await userEvent.click(resend())
  await expect(args.onResend).toHaveBeenCalledOnce()
})

/** While a new one is being sent, the old one may no longer be valid. */
export const Resending = meta.story({
  args: { wait: 0, resending: true },
})

Resending.test('cannot be sent meanwhile', async ({ userEvent, args }) => {
  await userEvent.type(otp(), '483920{Enter}')
  await expect(validate()).toBeDisabled()
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const Resent = meta.story({ args: { notice: 'We have sent you a new OTP.', wait: 60 } })

/** The one-time password is used up or expired. */
export const Expired = meta.story({
  args: { over: true, wait: 0, refused: { otp: 'This code can no longer be used. Please ask for a new one' } },
  play: async () => {
    await expect(otp()).toHaveAttribute('readonly')
    await expect(validate()).toBeDisabled()
    await expect(resend()).toBeEnabled()
  },
})

export const JustSent = meta.story({
  args: { onBack: undefined, remark: 'A code was just sent. You can ask for a new one in 42 seconds' },
})

export const TooMany = meta.story({
  args: { wait: 2460, problem: 'Too many codes were sent. You can ask for a new one in 41 minutes' },
})

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(otp(), '483920{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(document.body)
  },
})

export const Offline = meta.story({ args: { problem: 'Network error', wait: 0 } })

export const NotSent = meta.story({ args: { problem: 'Failed to send otp', wait: 0 } })

export const NotVerified = meta.story({ args: { problem: 'Failed to verify otp' } })

export const LongWords = meta.story({
  args: { email: longestEmail, ifKnown: true, wait: 60 },
  globals: { viewport: { value: 'small' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { wait: 0 },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('483920{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('483920')
    await userEvent.tab()
    await expect(validate()).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})
