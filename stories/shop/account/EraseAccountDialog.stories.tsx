import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { EraseAccountDialog } from '#ui-kit/shop/account/EraseAccountDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/EraseAccountDialog',
  component: EraseAccountDialog,
  args: {
    invoiceYears: 5,
    check: (password: string) => (password.length < 6 ? 'The password must be at least 6 characters long' : undefined),
    onErase: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onErase', async ({ userEvent, args }) => {
  const erase = await screen.findByRole('button', { name: 'Erase my account' })
  await expect(erase).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Your password'), 'short')
  await userEvent.tab()
  await expect(screen.getByText('The password must be at least 6 characters long')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Your password'), '-no-more ')
  await userEvent.click(erase)
  await expect(args.onErase).toHaveBeenCalledWith('short-no-more')
})

export const Busy = meta.story({ args: { busy: true } })

export const WrongPassword = meta.story({ args: { problem: 'That password is wrong. Please try again' } })

export const LastAdmin = meta.story({
  args: { problem: 'The shop needs one admin: make someone else an admin first' },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

/** Pressing Enter on an invalid password shows the error. */
export const EnterWhileInvalid = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const password = await screen.findByLabelText('Your password')
    await userEvent.type(password, 'short{Enter}')
    await expect(screen.getByText('The password must be at least 6 characters long')).toBeVisible()
    await expect(password).toHaveFocus()
    await expect(args.onErase).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const password = await screen.findByLabelText('Your password')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(password)
    await userEvent.keyboard('Sawubona-amina{Enter}')
    await expect(args.onErase).toHaveBeenCalledWith('Sawubona-amina')
  },
})
