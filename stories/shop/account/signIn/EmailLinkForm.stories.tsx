import { expect, fn, screen } from 'storybook/test'
import { longestEmail } from '#stories/shop/account/signInRules.ts'
import preview from '#storybook/preview.tsx'
import { EmailLinkForm } from '#ui-kit/shop/account/signIn/EmailLinkForm.tsx'
import { SignInDialog } from '#ui-kit/shop/account/signIn/SignInDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/EmailLinkForm',
  component: EmailLinkForm,
  args: { email: 'amina@ekhaya.example', onSubmit: fn() },
  decorators: [
    (Story) => (
      <SignInDialog page="link" onClose={fn()}>
        <Story />
      </SignInDialog>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
})

const next = () => screen.getByRole('button', { name: 'Continue' })

/** The link of a mail whose code has expired. */
export const Fresh = meta.story({})

Fresh.test('calls onSubmit', async ({ userEvent, args }) => {
  await expect(next()).toHaveFocus()
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

export const Busy = meta.story({
  args: { busy: true },
})

Busy.test('cannot be sent again meanwhile', async ({ userEvent, args }) => {
  await userEvent.click(next())
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const LongWords = meta.story({
  args: { email: longestEmail },
  globals: { viewport: { value: 'small' } },
})
