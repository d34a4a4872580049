import { expect, fn, screen } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { longestEmail, passwordHint, rules } from '#stories/shop/account/signInRules.ts'
import preview from '#storybook/preview.tsx'
import { ResetPasswordForm } from '#ui-kit/shop/account/signIn/ResetPasswordForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { check: rules.reset, passwordHint, email: 'amina@ekhaya.example', onSubmit: fn() },
  decorators: [
    (Story) => (
      <SignInDialog page="reset" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
})

const field = (label: string) => screen.getByLabelText(label)
const change = () => screen.getByRole('button', { name: 'Change Password' })

export const Fresh = meta.story({
  play: async () => {
    await expect(field('New password')).toHaveFocus()
    await expect(field('New password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(change()).toBeDisabled()
  },
})

export const NotTheSame = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field('New password'), 'Rondavel-2026')
    await userEvent.type(field('Confirm password'), 'Rondavel-2025')
    await userEvent.tab()
    await expect(screen.getByText('The passwords are not the same')).toBeInTheDocument()
    await expect(change()).toBeDisabled()
    leaveFocus()
  },
})

export const StartsWithADigit = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field('New password'), '2026-rondavel')
    await userEvent.tab()
    await expect(screen.getByText('Password cannot start with a digit')).toBeInTheDocument()
    leaveFocus()
  },
})

export const TooCommon = meta.story({
  args: { refused: { newPassword: 'This is one of the most common passwords. Please choose another' } },
})

/** The code of a signup was typed in another browser. */
export const AfterSignUpElsewhere = meta.story({
  args: {
    notice:
      'Your e-mail address is verified. You signed up in another browser: type the password from there to keep what you entered, or choose a new one.',
  },
})

export const Offline = meta.story({ args: { problem: 'Network error' } })
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field('New password'), 'Rondavel-2026{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(document.body)
  },
})

export const LongWords = meta.story({ args: { email: longestEmail }, globals: { viewport: { value: 'small' } } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('Rondavel-2026')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Show new password' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Rondavel-2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newPassword: 'Rondavel-2026',
      confirmPassword: 'Rondavel-2026',
    })
  },
})
