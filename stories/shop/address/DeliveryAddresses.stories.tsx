import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DeliveryAddresses } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { aminasHome, gogosHouse, longestAddress } from './aminasAddresses.ts'

const meta = preview.meta({
  title: 'Shop/Addresses/DeliveryAddresses',
  component: DeliveryAddresses,
  args: {
    addresses: [aminasHome, gogosHouse],
    selectedId: aminasHome.id,
    onSelect: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
})

export const TwoAddresses = meta.story({})

TwoAddresses.test('calls onEdit, onDelete and onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
  await expect(args.onEdit).toHaveBeenCalledWith('aminasHome')
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
  await expect(args.onDelete).toHaveBeenCalledWith('aminasHome')
  await userEvent.click(canvas.getByRole('radio', { name: gogosHouse.recipientName }))
  await expect(args.onSelect).toHaveBeenCalledWith('gogosHouse')
})

export const NothingSelected = meta.story({
  args: { selectedId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
})

export const Loading = meta.story({ args: { addresses: [], selectedId: undefined, loading: true } })

export const Empty = meta.story({
  args: { addresses: [], selectedId: undefined },
})

Empty.test('calls onAdd', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }))
  await expect(args.onAdd).toHaveBeenCalledOnce()
})

export const EveryFieldAtItsLongest = meta.story({
  args: { addresses: [longestAddress, aminasHome], selectedId: longestAddress.id },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [selectedId, setSelectedId] = useState(args.selectedId)
    return <DeliveryAddresses {...args} selectedId={selectedId} onSelect={setSelectedId} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add Address' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Amina Daniels' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: gogosHouse.recipientName })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith('gogosHouse')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDelete).toHaveBeenCalledWith('gogosHouse')
  },
})
