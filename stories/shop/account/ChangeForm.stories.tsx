import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ChangeForm } from '#ui-kit/shop/account/ChangeForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/SignInDialog.tsx'
import { longestEmail } from './signInRules.ts'

const meta = preview.meta({
  title: 'Shop/ChangeForm',
  component: ChangeForm,
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

/** The address is the account's: it is shown, not asked. */
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
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
