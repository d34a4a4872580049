import { expect, fn, screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { longestEmail, rules } from '#stories/shop/account/signInRules.ts'
import preview from '#storybook/preview.tsx'
import { ForgotPasswordForm } from '#ui-kit/shop/account/signIn/ForgotPasswordForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { check: rules.forgot, onSubmit: fn(), onEmail: fn(), loginHref: '/Login' },
  decorators: [
    (Story) => (
      <SignInDialog page="forgot" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '400px' } } },
})

const send = () => screen.getByRole('button', { name: 'Send' })

export const Fresh = meta.story({
  play: async () => {
    await expect(screen.getByLabelText('Email')).toHaveFocus()
    await expect(send()).toBeDisabled()
  },
})

export const KnownAddress = meta.story({
  args: { email: 'amina@ekhaya.example' },
  play: async () => {
    await expect(send()).toBeEnabled()
  },
})

export const Wrong = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('Email'), 'amina')
    await userEvent.tab()
    await expect(screen.getByText('Enter an e-mail address')).toBeInTheDocument()
    leaveFocus()
  },
})

export const TooSoon = meta.story({
  args: {
    email: 'amina@ekhaya.example',
    problem: 'A code was just sent. You can ask for a new one in 42 seconds',
  },
})

export const NotProven = meta.story({
  args: {
    email: 'amina@ekhaya.example',
    problem: 'Please ask for a new code first: this one has been used, or its time is over',
  },
})

export const Busy = meta.story({
  args: { email: 'amina@ekhaya.example', busy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(document.body)
  },
})

export const LongWords = meta.story({ args: { email: longestEmail }, globals: { viewport: { value: 'small' } } })

/** Pressing Enter on an invalid address moves the focus to it and shows the error. */
export const EnterWhileInvalid = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const email = screen.getByLabelText('Email')
    await userEvent.type(email, 'amina{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await expect(screen.getByText('Enter an e-mail address')).toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard(' amina@ekhaya.example {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('amina@ekhaya.example')
  },
})
