import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { newestOrders, orderCount } from '#stories/lives/orderRows.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { goneRow, longRow } from '#stories/shop/order/admin/allOrders.ts'
import { eightOfTen } from '#stories/shop/order/admin/bulkTransitionResults.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OrdersManagementScreen } from '#ui-kit/screens/order/OrdersManagementScreen.tsx'
import { type BulkTransition, bulkTransitions } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import type { OrderRow } from '#ui-kit/shop/order/admin/OrderRowCard.tsx'
import { emptyOrderFilter, type OrderFilter } from '#ui-kit/shop/order/admin/orderFilter.ts'

/** Twenty orders a page. */
const pagesOf = (count: number) => Math.ceil(count / 20)
const dayOf = (order: OrderRow | undefined) => order?.orderedAt.slice(0, 10) ?? ''
const shipped = newestOrders.filter(({ status }) => status === 'Shipped')
const [, second = ''] = newestOrders.map(({ orderNumber }) => orderNumber)

const meta = preview.meta({
  title: 'Screens/Admin/OrdersManagementScreen',
  component: OrdersManagementScreen,
  args: {
    lateAfter: 24,
    orders: newestOrders as readonly OrderRow[],
    totalCount: orderCount,
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
    pages: pagesOf(orderCount),
    hrefFor: (page: number) => `/Orders_Management?page=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})

FirstPage.test('calls onFilter, onSelect and onExport', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(`${orderCount} orders`)).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('Order status'), 'Shipped')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyOrderFilter, status: 'Shipped' })
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }))
  await expect(args.onSelect).toHaveBeenCalledWith(['EK-7F3K-92QD'])
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

export const Filtered = meta.story({
  args: {
    orders: shipped,
    filter: { ...emptyOrderFilter, status: 'Shipped', since: dayOf(newestOrders.at(-1)) } as OrderFilter,
    totalCount: shipped.length,
    pages: 1,
  },
})

export const ThreeSelected = meta.story({
  args: { selectedIds: ['EK-7F3K-92QD', 'EK-4T9B-10HM', 'EK-2M8W-44TX'] },
})

ThreeSelected.test('calls onBulk and onSelect', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('3 selected')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Dispatch' }))
  await expect(args.onBulk).toHaveBeenCalledWith('Shipped')
  await userEvent.click(canvas.getByRole('button', { name: 'Select none' }))
  await expect(args.onSelect).toHaveBeenCalledWith([])
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
  args: { arrived: 3, orders: [goneRow, ...newestOrders] },
})

NewOnesHaveCome.test('calls onShowArrived', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '3 new orders: show them' }))
  await expect(args.onShowArrived).toHaveBeenCalledOnce()
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
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
  await expect(args.onFilter).toHaveBeenCalledWith(emptyOrderFilter)
})

export const PastTheLastPage = meta.story({
  args: { orders: [], totalCount: orderCount, page: pagesOf(orderCount) + 1 },
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

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { orders: [longRow, ...newestOrders] } })

export const SmallPhone = meta.story({
  args: { orders: [longRow, ...newestOrders], selectedIds: ['EK-7F3K-92QD'], arrived: 12 },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: function Selecting(args) {
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
    return <OrdersManagementScreen {...args} selectedIds={selectedIds} onSelect={setSelectedIds} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }))
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await tabTo(canvas.getByRole('button', { name: 'Start processing' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onBulk).toHaveBeenCalledWith('Processing')
    await tabTo(canvas.getByRole('checkbox', { name: `Select ${second}` }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('3 selected')).toBeNull()
  },
})
