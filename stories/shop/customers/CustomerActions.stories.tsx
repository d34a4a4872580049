import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomerActions } from '#ui-kit/shop/customers/CustomerActions.tsx'
import { activeCustomerActions, ownAccountActions, suspendedCustomerActions } from './customerActions.ts'

const meta = preview.meta({
  title: 'Shop/Customers/CustomerActions',
  component: CustomerActions,
  args: { actions: activeCustomerActions, onAction: fn() },
})

export const Active = meta.story({})

Active.test('calls onAction', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make admin' }))
  await expect(args.onAction).toHaveBeenCalledWith('makeAdmin')
})

export const Suspended = meta.story({
  args: { actions: suspendedCustomerActions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make admin' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Make admin' })).toHaveAccessibleDescription(
      'Reinstate the account first.',
    )
  },
})

/** A pressed button keeps the focus when it becomes the opposite action; when the last button goes, the region has the focus. */
export const KeepsTheFocus = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [actions, setActions] = useState(args.actions)
    return (
      <CustomerActions
        actions={actions}
        onAction={(id) => setActions(id === 'erase' ? [] : suspendedCustomerActions)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }))
    await expect(canvas.getByRole('button', { name: 'Reinstate' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
    await expect(canvas.getByRole('region', { name: 'Account' })).toHaveFocus()
  },
})

export const Oneself = meta.story({ args: { actions: ownAccountActions } })

export const Erased = meta.story({
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SmallPhone = meta.story({
  args: { actions: ownAccountActions },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('erase')
  },
})
