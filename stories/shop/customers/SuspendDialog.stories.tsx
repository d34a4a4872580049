import { expect, fn, screen } from 'storybook/test'
import { reasonRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SuspendDialog } from '#ui-kit/shop/customers/SuspendDialog.tsx'
import { lastAdmin } from './lastAdmin.ts'

const meta = preview.meta({
  title: 'Shop/Customers/SuspendDialog',
  component: SuspendDialog,
  args: { rule: reasonRule, onSuspend: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onSuspend', async ({ userEvent, args }) => {
  const reason = await screen.findByLabelText('Reason')
  await userEvent.type(reason, ' ad ')
  await userEvent.tab()
  await expect(screen.getByText('The reason must be at least 3 characters long')).toBeInTheDocument()
  await expect(screen.getByRole('button', { name: 'Suspend account' })).toBeDisabled()
  await userEvent.type(reason, 'dress of somebody else ')
  await userEvent.click(screen.getByRole('button', { name: 'Suspend account' }))
  await expect(args.onSuspend).toHaveBeenCalledWith('ad dress of somebody else')
})

export const TooLong = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Reason'))
    await userEvent.paste('r'.repeat(200))
    await expect(screen.getByRole('button', { name: 'Suspend account' })).toBeEnabled()
    await userEvent.paste('r')
    await expect(screen.getByRole('button', { name: 'Suspend account' })).toBeDisabled()
    leaveFocus()
  },
})

export const Oneself = meta.story({
  args: { aboutOneself: 'You are signed out at once, and only another admin can restore your access.' },
})

export const LastAdmin = meta.story({
  args: { problem: lastAdmin },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Choose someone' })).toHaveAttribute(
      'href',
      '/Customers_Management?status=active&role=Customer',
    )
  },
})

export const Busy = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: { message: 'Network error' } } })

export const SmallPhone = meta.story({
  args: { aboutOneself: 'You are signed out at once, and only another admin can restore your access.' },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const reason = await screen.findByLabelText('Reason')
    await tabTo(reason)
    await userEvent.keyboard('Parcels that never arrived{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSuspend).toHaveBeenCalledWith('Parcels that never arrived')
  },
})
