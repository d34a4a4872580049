import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { DeleteAddressDialog } from '#ui-kit/shop/address/DeleteAddressDialog.tsx'
import { gogosHouse, longestAddress } from './aminasAddresses.ts'

const meta = preview.meta({
  title: 'Shop/Addresses/DeleteAddressDialog',
  component: DeleteAddressDialog,
  args: { address: gogosHouse, onDelete: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onDelete', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }))
  await expect(args.onDelete).toHaveBeenCalledOnce()
})

export const Busy = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: 'Failed to delete address' } })

export const SmallPhone = meta.story({
  args: { address: longestAddress },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(keep)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
})
