import { expect, fn, screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { longestEmail, rules } from '#stories/shop/account/signInRules.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { LoginForm } from '#ui-kit/shop/account/signIn/LoginForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/LoginForm',
  component: LoginForm,
  args: {
    check: rules.login,
    onSubmit: fn(),
    onEmail: fn(),
    shopName: 'Ekhaya',
    forgotHref: '/Login?step=forgot',
    signupHref: '/Signup',
  },
  decorators: [
    (Story) => (
      <SignInDialog page="login" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const login = () => screen.getByRole('button', { name: 'Login' })

export const Fresh = meta.story({
  play: async () => {
    await expect(login()).toBeDisabled()
    await expect(email()).toHaveFocus()
    await expect(email()).toHaveAttribute('autocomplete', 'username')
    await expect(password()).toHaveAttribute('autocomplete', 'current-password')
  },
})

export const KnownAddress = meta.story({
  args: { email: 'amina@ekhaya.example' },
  play: async () => {
    await expect(password()).toHaveFocus()
  },
})

export const TooShort = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(email(), 'am')
    await userEvent.type(password(), 'kort')
    await userEvent.tab()
    await expect(screen.getByText('The email must be at least 3 characters long')).toBeInTheDocument()
    await expect(screen.getByText('The password must be at least 6 characters long')).toBeInTheDocument()
    await expect(login()).toBeDisabled()
    leaveFocus()
  },
})

/** An error that appears on pointer down does not move the click target. */
export const ErrorOnPointerDown = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox', { name: 'Remember me' }) })
    await expect(screen.queryByText(/at least 3 characters/)).toBeNull()
    await userEvent.pointer({ keys: '[/MouseLeft]' })
    await expect(await screen.findByText(/at least 3 characters/)).toBeInTheDocument()
  },
})

export const Refused = meta.story({
  args: {
    problem: 'Login Failed',
    advice: 'Check your e-mail address and your password. Forgotten it? Set a new one with “Forgot Password?” below.',
    email: 'amina@ekhaya.example',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Login Failed.*Forgotten it\?/)
  },
})
export const NotAnswered = meta.story({ args: { problem: 'Failed to login', email: 'amina@ekhaya.example' } })
export const Offline = meta.story({ args: { problem: 'Network error', email: 'amina@ekhaya.example' } })

/** After wrong passwords, a code by mail avoids the delay. */
export const TooManyAttempts = meta.story({
  args: {
    problem: 'Too many attempts to log in. Please wait 32 seconds and try again',
    email: 'amina@ekhaya.example',
    onCode: fn() as (() => void) | undefined,
  },
})

TooManyAttempts.test('calls onCode', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a code' }))
  await expect(args.onCode).toHaveBeenCalledOnce()
})

export const SendingCode = meta.story({
  args: { sending: true, email: 'amina@ekhaya.example' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'E-mail me a code' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const WaitPassed = meta.story({
  args: { notice: 'Thank you. You can now log in without waiting.', email: 'amina@ekhaya.example' },
})

export const SessionExpired = meta.story({
  args: { remark: 'refresh token expired. Please log in again', email: 'amina@ekhaya.example' },
})

export const AfterVerifying = meta.story({
  args: { notice: 'Your e-mail address is verified. Please log in.', email: 'amina@ekhaya.example' },
})

export const AfterNewPassword = meta.story({
  args: { notice: 'Your password has been changed. Please log in with the new one.', email: 'amina@ekhaya.example' },
})

export const Busy = meta.story({
  args: { busy: true, email: 'amina@ekhaya.example' },
})

Busy.test('cannot be sent again meanwhile', async ({ userEvent, args }) => {
  await userEvent.type(password(), 'Sawubona-amina{Enter}')
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const LongWords = meta.story({
  args: {
    email: longestEmail,
    problem: 'This account is suspended. Please contact us by telephone or at the counter in Pimville',
    shopName: 'Ekhaya Household, Hardware and Appliances',
  },
  globals: { viewport: { value: 'small' } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard(' amina@ekhaya.example ')
    await userEvent.tab()
    await expect(password()).toHaveFocus()
    await userEvent.keyboard('Sawubona-amina')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await userEvent.tab()
    await expect(login()).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'New to Ekhaya? Signup here!' })).toHaveFocus()
    await tabTo(password())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'amina@ekhaya.example',
      password: 'Sawubona-amina',
      remember: true,
    })
  },
})
