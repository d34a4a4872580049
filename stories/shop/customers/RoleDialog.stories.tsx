import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { RoleDialog } from '#ui-kit/shop/customers/RoleDialog.tsx'
import { lastAdmin } from './lastAdmin.ts'

const meta = preview.meta({
  title: 'Shop/Customers/RoleDialog',
  component: RoleDialog,
  args: { role: 'Admin' as const, onGrant: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const ToAdmin = meta.story({})

ToAdmin.test('calls onGrant', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Make admin' }))
  await expect(args.onGrant).toHaveBeenCalledOnce()
})

export const ToCustomer = meta.story({
  args: { role: 'Customer' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Make this admin a customer again?' })).toBeInTheDocument()
  },
})

export const Oneself = meta.story({
  args: {
    role: 'Customer',
    aboutOneself: 'You lose access to the management pages at once, and only another admin can restore it.',
  },
})

export const LastAdmin = meta.story({ args: { role: 'Customer', problem: lastAdmin } })

export const Busy = meta.story({ args: { busy: true } })

export const SmallPhone = meta.story({
  args: { role: 'Customer', problem: lastAdmin },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const leave = await screen.findByRole('button', { name: 'Cancel' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(leave)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onGrant).not.toHaveBeenCalled()
  },
})
