import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OrdersTable } from '#ui-kit/shop/order/admin/OrdersTable.tsx'
import { allOrders, goneRow, longRow } from './allOrders.ts'

const [, second, third] = allOrders

const meta = preview.meta({
  title: 'Shop/Orders/OrdersTable',
  component: OrdersTable,
  args: {
    orders: allOrders,
    selectedIds: [] as readonly string[],
    onSelect: fn(),
    sort: { by: 'orderedAt', descending: true } as const,
    onSort: fn(),
  },
  render: function Selecting(args) {
    const [selectedIds, setSelectedIds] = useState(args.selectedIds)
    const select = (ids: readonly string[]) => {
      setSelectedIds(ids)
      args.onSelect(ids)
    }
    return <OrdersTable {...args} selectedIds={selectedIds} onSelect={select} />
  },
})

export const EightOrders = meta.story({})

EightOrders.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveAttribute(
    'href',
    '/Orders_Management/EK-7F3K-92QD',
  )
  await expect(canvas.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'orderedAt', descending: false })
  await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'total', descending: true })
  await expect(canvas.getAllByRole('cell', { name: 'Processing Late' })[0]).toBeVisible()
})

export const SomeSelected = meta.story({
  args: { selectedIds: ['EK-7F3K-92QD', 'EK-2M8W-44TX'] },
})

SomeSelected.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  const all = canvas.getByRole('checkbox', { name: 'Select all orders on this page' })
  await expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  await expect(args.onSelect).toHaveBeenLastCalledWith(expect.arrayContaining(allOrders.map(({ id }) => id)))
})

export const OneNoLongerHere = meta.story({
  args: { orders: [goneRow, ...allOrders] },
})

OneNoLongerHere.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('cell', { name: 'Pending Not in this list any more' })).toBeVisible()
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all orders on this page' }))
  await expect(args.onSelect).toHaveBeenLastCalledWith(allOrders.map(({ id }) => id))
})

export const OneOrder = meta.story({ args: { orders: allOrders.slice(0, 1) } })

export const LongText = meta.story({ args: { orders: [longRow, ...allOrders] } })

export const OnAPhone = meta.story({
  args: { selectedIds: ['EK-2M8W-44TX'] },
  globals: { viewport: { value: 'phone' } },
})

OnAPhone.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EK-7F3K-92QD' }))
  await expect(args.onSelect).toHaveBeenLastCalledWith(['EK-2M8W-44TX', 'EK-7F3K-92QD'])
})

export const LongTextOnASmallPhone = meta.story({
  args: { orders: [longRow, goneRow] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { orders: [goneRow, ...allOrders] },
  play: async ({ canvas, userEvent, args }) => {
    const box = (number: string) => canvas.getByRole('checkbox', { name: `Select ${number}` })
    await tabTo(box('EK-7F3K-92QD'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(box(second?.orderNumber ?? '')).toHaveFocus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith([second?.id, third?.id])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.arrayContaining(allOrders.map(({ id }) => id)))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelect).toHaveBeenLastCalledWith([])
  },
})
