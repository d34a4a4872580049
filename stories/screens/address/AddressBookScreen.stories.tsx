import { expect, fn, screen } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { addressCheck } from '#stories/shop/address/addressCheck.ts'
import { aminasHome, gogosHouse, longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import preview from '#storybook/preview.tsx'
import { AddressBookScreen } from '#ui-kit/screens/address/AddressBookScreen.tsx'
import { AddressDialog } from '#ui-kit/shop/address/AddressDialog.tsx'
import { DeleteAddressDialog } from '#ui-kit/shop/address/DeleteAddressDialog.tsx'

const meta = preview.meta({
  title: 'Screens/Account/AddressBookScreen',
  component: AddressBookScreen,
  args: {
    addresses: [aminasHome, gogosHouse],
    selectedId: aminasHome.id,
    onSelect: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const TwoAddresses = meta.story({})
export const Loading = meta.story({ args: { addresses: [], loading: true } })
export const Empty = meta.story({ args: { addresses: [] } })

export const Failed = meta.story({
  args: { addresses: [], failure: { message: 'Failed to fetch addresses', onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure('addresses') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch addresses: you are offline')
  },
})

export const Adding = meta.story({
  args: { dialog: <AddressDialog check={addressCheck} onSubmit={fn()} onClose={fn()} /> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add delivery address' })).toBeInTheDocument()
  },
})

export const Updating = meta.story({
  args: { dialog: <AddressDialog check={addressCheck} address={aminasHome} onSubmit={fn()} onClose={fn()} /> },
})

export const Deleting = meta.story({
  args: { dialog: <DeleteAddressDialog address={aminasHome} onDelete={fn()} onClose={fn()} /> },
})

export const LongText = meta.story({
  args: { addresses: [longestAddress, aminasHome, gogosHouse], selectedId: longestAddress.id },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
