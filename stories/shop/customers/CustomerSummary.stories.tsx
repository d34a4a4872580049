import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { aminasHome, gogosHouse, longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import preview from '#storybook/preview.tsx'
import { CustomerSummary } from '#ui-kit/shop/customers/CustomerSummary.tsx'
import { aminaMasked, aminaRevealed, erasedCustomer, longCustomer } from './customers.ts'

const meta = preview.meta({
  title: 'Shop/Customers/CustomerSummary',
  component: CustomerSummary,
  args: { customer: aminaMasked, onReveal: fn() as (() => void) | undefined, onMask: fn() },
})

export const Masked = meta.story({})

Masked.test('calls onReveal', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Reveal' })).toHaveAccessibleDescription(/is recorded/)
  await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }))
  await expect(args.onReveal).toHaveBeenCalledOnce()
})

export const Revealing = meta.story({ args: { revealing: true } })

export const Revealed = meta.story({
  args: { customer: aminaRevealed, addresses: [aminasHome, gogosHouse] },
})

Revealed.test('calls onMask', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('list', { name: 'Address book' })).toHaveTextContent(aminasHome.streetAddress)
  await expect(canvas.queryByRole('button', { name: 'Reveal' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Mask again' }))
  await expect(args.onMask).toHaveBeenCalledOnce()
})

export const WithoutAddresses = meta.story({
  args: { customer: aminaRevealed, addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no address in the address book.')).toBeVisible()
  },
})

export const Failed = meta.story({ args: { problem: 'Network error' } })

export const Erased = meta.story({
  args: { customer: erasedCustomer, onReveal: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongText = meta.story({
  args: { customer: longCustomer, addresses: [longestAddress, aminasHome] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [isOff, setOff] = useState(false)
    return (
      <CustomerSummary
        {...args}
        addresses={isOff ? [aminasHome] : undefined}
        onReveal={() => setOff(true)}
        onMask={() => setOff(false)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Mask again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Reveal' })).toHaveFocus()
  },
})
