import { expect, fn, screen } from 'storybook/test'
import { longestEmail } from '#stories/shop/account/signInRules.ts'
import preview from '#storybook/preview.tsx'
import { ChangePasswordForm } from '#ui-kit/shop/account/signIn/ChangePasswordForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { email: 'amina@ekhaya.example', onSubmit: fn() },
  decorators: [
    (Story) => (
      <SignInDialog page="change" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
})

/** The address of the account is shown, not asked for. */
export const Fresh = meta.story({
  play: async () => {
    await expect(screen.getByText('amina@ekhaya.example')).toBeInTheDocument()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
})

export const TooSoon = meta.story({
  args: { problem: 'A code was just sent. You can ask for a new one in 42 seconds' },
})

export const Busy = meta.story({ args: { busy: true } })
export const LongWords = meta.story({ args: { email: longestEmail }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
