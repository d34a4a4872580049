import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { allOrders, goneRow, longRow } from '#stories/shop/order/admin/allOrders.ts'
import { eightOfTen } from '#stories/shop/order/admin/bulkTransitionResults.ts'
import preview from '#storybook/preview.tsx'
import { OrdersManagementScreen } from '#ui-kit/screens/order/OrdersManagementScreen.tsx'
import { type BulkTransition, bulkTransitions } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import { emptyOrderFilter, type OrderFilter } from '#ui-kit/shop/order/admin/orderFilter.ts'

const meta = preview.meta({
  title: 'Screens/OrdersManagementScreen',
  component: OrdersManagementScreen,
  args: {
    orders: allOrders,
    totalCount: 148,
    filter: emptyOrderFilter as OrderFilter,
    onFilter: fn(),
    sort: { by: 'orderedAt', descending: true } as const,
    onSort: fn(),
    selectedIds: [] as readonly string[],
    onSelect: fn(),
    onShowArrived: fn(),
    moves: bulkTransitions as readonly BulkTransition[],
    onBulk: fn(),
    onExport: fn(),
    page: 1,
    pages: 3,
    hrefFor: (page: number) => `/Orders_Management?page=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('148 orders')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Order status'), 'Shipped')
    await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyOrderFilter, status: 'Shipped' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }))
    await expect(args.onSelect).toHaveBeenCalledWith(['EK-7F3K-92QD'])
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
})

export const Filtered = meta.story({
  args: {
    orders: allOrders.filter(({ status }) => status === 'Shipped'),
    filter: { ...emptyOrderFilter, status: 'Shipped', since: '2026-11-01' } as OrderFilter,
    totalCount: 3,
    pages: 1,
  },
})

export const ThreeSelected = meta.story({
  args: { selectedIds: ['EK-7F3K-92QD', 'EK-4T9B-10HM', 'EK-2M8W-44TX'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dispatch' }))
    await expect(args.onBulk).toHaveBeenCalledWith('Shipped')
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }))
    await expect(args.onSelect).toHaveBeenCalledWith([])
  },
})

export const OnlyDeliveredSelected = meta.story({
  args: { selectedIds: ['EK-9QHC-71RV'], moves: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change is possible for these orders')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Dispatch' })).toBeNull()
  },
})

export const Dispatching = meta.story({
  args: {
    selectedIds: ['EK-7F3K-92QD', 'EK-4T9B-10HM'],
    bulk: { transition: 'Shipped', count: 10, preview: eightOfTen, onApply: fn(), onClose: fn() },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Dispatch: 10 orders' })).toBeInTheDocument()
  },
})

export const NewOnesHaveCome = meta.story({
  args: { arrived: 3, orders: [goneRow, ...allOrders] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new orders: show them' }))
    await expect(args.onShowArrived).toHaveBeenCalledOnce()
  },
})

export const Exporting = meta.story({ args: { exporting: true } })

export const Loading = meta.story({ args: { orders: [], loading: true } })

export const Empty = meta.story({
  args: { orders: [], totalCount: 0, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  },
})

export const NothingMatches = meta.story({
  args: { orders: [], totalCount: 0, pages: 1, filter: { ...emptyOrderFilter, search: 'gogo' } as OrderFilter },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
    await expect(args.onFilter).toHaveBeenCalledWith(emptyOrderFilter)
  },
})

export const PastTheLastPage = meta.story({
  args: { orders: [], totalCount: 148, page: 4, pages: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the last page' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { orders: [], failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch orders')
  },
})

export const LongText = meta.story({ args: { orders: [longRow, ...allOrders] } })

export const SmallPhone = meta.story({
  args: { orders: [longRow, ...allOrders], selectedIds: ['EK-7F3K-92QD'], arrived: 12 },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  render: function Selecting(args) {
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
    return <OrdersManagementScreen {...args} selectedIds={selectedIds} onSelect={setSelectedIds} />
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }).focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('3 selected')).toBeVisible()
    canvas.getByRole('button', { name: 'Start processing' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBulk).toHaveBeenCalledWith('Processing')
    canvas.getByRole('checkbox', { name: 'Select EK-4T9B-10HM' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('3 selected')).toBeNull()
  },
})
