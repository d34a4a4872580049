import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { EraseCustomerDialog } from '#ui-kit/shop/customers/EraseCustomerDialog.tsx'
import { lastAdmin } from './lastAdmin.ts'

const meta = preview.meta({
  title: 'Shop/Customers/EraseCustomerDialog',
  component: EraseCustomerDialog,
  args: { invoiceYears: 5, onErase: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onErase', async ({ userEvent, args }) => {
  const erase = await screen.findByRole('button', { name: 'Erase customer' })
  await userEvent.type(screen.getByLabelText('Type ERASE to continue'), 'ERAS')
  await expect(erase).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Type ERASE to continue'), 'E')
  await userEvent.click(erase)
  await expect(args.onErase).toHaveBeenCalledOnce()
})

export const Oneself = meta.story({
  args: { aboutOneself: 'You are signed out at once, and your account is gone for good.' },
})

export const LastAdmin = meta.story({ args: { problem: lastAdmin } })

export const Busy = meta.story({ args: { busy: true } })

export const SmallPhone = meta.story({
  args: { aboutOneself: 'You are signed out at once, and your account is gone for good.' },
  globals: { viewport: { value: 'small' } },
})

/** Pressing Enter before the word is typed shows which word is required. */
export const EnterTooEarly = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const word = await screen.findByLabelText('Type ERASE to continue')
    await userEvent.type(word, 'eras{Enter}')
    await expect(screen.getByText('Please type the word ERASE')).toBeVisible()
    await expect(word).toHaveFocus()
    await expect(args.onErase).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const word = await screen.findByLabelText('Type ERASE to continue')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(word)
    await userEvent.keyboard('{Enter}')
    await expect(args.onErase).not.toHaveBeenCalled()
    await userEvent.keyboard('erase{Enter}')
    await expect(args.onErase).toHaveBeenCalledOnce()
  },
})
