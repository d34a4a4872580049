import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SignInDialog } from '#ui-kit/screens/shopper/SignInDialog.tsx'

const atLeast = (field: string, length: number) => (value: string) =>
  value.length < length ? `The ${field} must be at least ${length} characters long` : undefined

const meta = preview.meta({
  title: 'Screens/SignInDialog',
  component: SignInDialog,
  args: {
    check: { email: atLeast('email', 3), password: atLeast('password', 6) },
    onSubmit: fn(),
    onClose: fn(),
    forgotHref: '/ForgotPassword',
    signupHref: '/Signup',
  },
})

export const Fresh = meta.story({
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled()
  },
})

export const WithoutOtherWays = meta.story({
  args: { forgotHref: undefined, signupHref: undefined },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull()
  },
})

export const TooShort = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('Email'), 'am')
    await userEvent.type(screen.getByLabelText('Password'), 'kort')
    await userEvent.tab()
    await expect(screen.getByText('The email must be at least 3 characters long')).toBeVisible()
    await expect(screen.getByText('The password must be at least 6 characters long')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled()
  },
})

export const Refused = meta.story({ args: { error: 'Login Failed' } })

export const Busy = meta.story({ args: { busy: true } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const EscapeDoesNotClose = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(screen.getByLabelText('Email'), '{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible())
  },
})

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    screen.getByLabelText('Email').focus()
    await userEvent.keyboard(' amina@ekhaya.example ')
    await userEvent.tab()
    await expect(screen.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('Sawubona-amina')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'amina@ekhaya.example',
      password: 'Sawubona-amina',
      remember: true,
    })
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
