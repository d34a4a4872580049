import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OrderFilters } from '#ui-kit/shop/order/admin/OrderFilters.tsx'
import { emptyOrderFilter, type OrderFilter } from '#ui-kit/shop/order/admin/orderFilter.ts'

const meta = preview.meta({
  title: 'Shop/Orders/OrderFilters',
  component: OrderFilters,
  args: {
    lateAfter: 24,
    filter: emptyOrderFilter as OrderFilter,
    onFilter: fn(),
    sort: { by: 'orderedAt', descending: true } as const,
    onSort: fn(),
  },
  render: function Filtering(args) {
    const [filter, setFilter] = useState(args.filter)
    const narrow = (chosen: OrderFilter) => {
      setFilter(chosen)
      args.onFilter(chosen)
    }
    return <OrderFilters {...args} filter={filter} onFilter={narrow} />
  },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Shipping status'), 'Delayed')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyOrderFilter, shippingStatus: 'delayed' })
  await userEvent.click(canvas.getByRole('checkbox', { name: /Late only/ }))
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyOrderFilter, shippingStatus: 'delayed', late: '1' })
})

export const Filtered = meta.story({
  args: {
    lateAfter: 24,
    filter: {
      search: 'amina',
      status: 'Processing',
      shippingStatus: 'awaitingDispatch',
      since: '2026-11-01',
      until: '2026-11-21',
      totalFrom: '250',
      totalTo: '1999.99',
      late: '1',
      customer: 'amina',
    },
    customerName: 'Amina Daniels',
  },
})

Filtered.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Orders of Amina Daniels only: show everybody’s' }))
  await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ customer: '' }))
})

export const WrongDaysAndTotal = meta.story({
  args: { filter: { ...emptyOrderFilter, since: '2026-11-21', until: '2026-11-01', totalFrom: 'plenty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This date is before the first one.')).toBeVisible()
    await expect(canvas.getByText('Rand, such as 250 or 249.99')).toBeVisible()
  },
})

export const ReversedTotals = meta.story({
  args: { filter: { ...emptyOrderFilter, totalFrom: '1000', totalTo: '99.99' } },
})

ReversedTotals.test('takes the message away once the totals are in order', async ({ canvas, userEvent }) => {
  const to = canvas.getByLabelText('Total to')
  await expect(to).toHaveAccessibleDescription('This total is lower than the first one.')
  await userEvent.clear(to)
  await userEvent.type(to, '1000.00')
  await expect(canvas.queryByText('This total is lower than the first one.')).toBeNull()
})

export const LongCustomer = meta.story({
  args: {
    lateAfter: 24,
    filter: { ...emptyOrderFilter, customer: 'thembelihle' },
    customerName: 'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen',
  },
  globals: { viewport: { value: 'small' } },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Largest total first')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'total', descending: true })
    await expect(canvas.getByLabelText('Total from')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More filters', expanded: false }))
    await expect(canvas.getByLabelText('Total from')).toBeVisible()
    leaveFocus()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('EK-7')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyOrderFilter, search: 'EK-7' })
    await tabTo(canvas.getByRole('checkbox', { name: /Late only/ }))
    await userEvent.keyboard(' ')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyOrderFilter, search: 'EK-7', late: '1' })
  },
})
