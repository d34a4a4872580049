import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type CustomerOrder, CustomerOrders } from '#ui-kit/shop/customers/CustomerOrders.tsx'
import { aminasOrders } from './customers.ts'

const meta = preview.meta({
  title: 'Shop/Customers/CustomerOrders',
  component: CustomerOrders,
  args: { orders: undefined as readonly CustomerOrder[] | undefined, onShow: fn() },
})

export const NotLoaded = meta.story({})

NotLoaded.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Show orders' })).toHaveAccessibleDescription(/is recorded/)
  await userEvent.click(canvas.getByRole('button', { name: 'Show orders' }))
  await expect(args.onShow).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ args: { loading: true } })

export const FourOrders = meta.story({
  args: { orders: aminasOrders },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveAttribute(
      'href',
      '/Orders_Management/EK-7F3K-92QD',
    )
  },
})

export const Empty = meta.story({ args: { orders: [] } })

export const ManyOrders = meta.story({
  args: {
    orders: Array.from({ length: 60 }, (_, number) => ({
      ...(aminasOrders[number % aminasOrders.length] as CustomerOrder),
      id: `order${number}`,
    })),
  },
})

export const Failed = meta.story({
  args: { failure: { message: 'Failed to fetch orders: Network error', onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const SmallPhone = meta.story({
  args: { orders: aminasOrders },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [orders, setOrders] = useState<readonly CustomerOrder[]>()
    return <CustomerOrders {...args} orders={orders} onShow={() => setOrders(aminasOrders)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list', { name: 'Orders' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveFocus()
  },
})
