import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { AddressDialog } from '#ui-kit/shop/address/AddressDialog.tsx'
import { addressCheck } from './addressCheck.ts'
import { aminasHome } from './aminasAddresses.ts'

const meta = preview.meta({
  title: 'Shop/Addresses/AddressDialog',
  component: AddressDialog,
  args: { check: addressCheck, onSubmit: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const Adding = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add delivery address' })).toBeInTheDocument()
  },
})

export const Updating = meta.story({
  args: { address: aminasHome },
})

Updating.test('calls onSubmit', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('dialog', { name: 'Update delivery address' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Update address' }))
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

export const Busy = meta.story({ args: { address: aminasHome, busy: true } })

export const Failed = meta.story({ args: { address: aminasHome, problem: 'Failed to update address' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(screen.getByRole('button', { name: 'Close' }))
    await userEvent.tab()
    await expect(screen.getByLabelText('Recipient name')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
