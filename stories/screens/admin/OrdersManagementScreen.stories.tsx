import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { allOrders, longRow } from '#stories/shop/order/allOrders.ts'
import preview from '#storybook/preview.tsx'
import { OrdersManagementScreen } from '#ui-kit/screens/admin/OrdersManagementScreen.tsx'
import type { OrderStatus } from '#ui-kit/shop/order/orderStatus.ts'

const meta = preview.meta({
  title: 'Screens/OrdersManagementScreen',
  component: OrdersManagementScreen,
  args: {
    orders: allOrders,
    totalCount: 148,
    status: '' as OrderStatus | '',
    search: '',
    onStatus: fn(),
    onSearch: fn(),
    page: 1,
    pages: 8,
    hrefFor: (page: number) => `/Orders_Management?pageNumber=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Order status'), 'Shipped')
    await expect(args.onStatus).toHaveBeenCalledWith('Shipped')
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toBeVisible()
  },
})

export const Filtered = meta.story({
  args: {
    orders: allOrders.filter(({ status }) => status === 'Shipped'),
    status: 'Shipped',
    totalCount: 3,
    pages: 1,
  },
})

export const Loading = meta.story({ args: { orders: [], loading: true } })

export const Empty = meta.story({ args: { orders: [], totalCount: 0, pages: 1 } })

export const NothingMatches = meta.story({
  args: { orders: [], totalCount: 0, pages: 1, search: 'gogo', status: 'Canceled' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
    await expect(args.onStatus).toHaveBeenCalledWith('')
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
})

export const Failed = meta.story({
  args: { orders: [], failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch orders')
  },
})

export const LongText = meta.story({ args: { orders: [longRow, ...allOrders] } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  render: (args) => {
    const [search, setSearch] = useState('')
    return <OrdersManagementScreen {...args} search={search} onSearch={setSearch} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('searchbox', { name: 'Find' }).focus()
    await userEvent.keyboard('amina')
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveValue('amina')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Order status')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveFocus()
  },
})
