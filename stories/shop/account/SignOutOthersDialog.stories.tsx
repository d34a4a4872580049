import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SignOutOthersDialog } from '#ui-kit/shop/account/SignOutOthersDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Account/SignOutOthersDialog',
  component: SignOutOthersDialog,
  args: { others: 2, onSignOut: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const TwoOthers = meta.story({})

TwoOthers.test('calls onSignOut', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out the others' }))
  await expect(args.onSignOut).toHaveBeenCalledOnce()
})

export const OneOther = meta.story({
  args: { others: 1 },
  play: async () => {
    await expect(await screen.findByText(/^One other device is signed out at once/)).toBeInTheDocument()
  },
})

export const Busy = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: 'Network error' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const leave = await screen.findByRole('button', { name: 'Cancel' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(leave)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
})
