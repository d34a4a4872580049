import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'

const orders = [
  {
    number: 'EK-20418',
    customer: 'Amina Daniels',
    at: '2026-11-21T08:00:00.000Z',
    status: 'Pending',
    total: 'R\u00a01\u00a0748.00',
  },
  {
    number: 'EK-20417',
    customer: 'Thabo Mokoena',
    at: '2026-11-21T06:12:00.000Z',
    status: 'Processing',
    total: 'R\u00a089.90',
  },
  {
    number: 'EK-20416',
    customer: 'Lerato van Wyk',
    at: '2026-11-20T15:45:00.000Z',
    status: 'Delivered',
    total: 'R\u00a012\u00a0999.00',
  },
]

const tones = { Pending: 'warn', Processing: 'info', Delivered: 'ok' } as const

const rowOf = ({ number, customer, at, status, total }: (typeof orders)[number]) => (
  <tr key={number}>
    <th scope="row">{number}</th>
    <td>{customer}</td>
    <td>
      <Moment at={at} />
    </td>
    <td>
      <Badge tone={tones[status as keyof typeof tones]}>{status}</Badge>
    </td>
    <td data-numeric>{total}</td>
  </tr>
)

const meta = preview.meta({
  title: 'Elements/Table',
  component: Table,
  args: {
    caption: 'Orders',
    columns: [
      { key: 'number', label: 'Order' },
      { key: 'customer', label: 'Customer' },
      { key: 'at', label: 'Placed', sorted: 'descending' as const },
      { key: 'status', label: 'Status' },
      { key: 'total', label: 'Total', numeric: true },
    ],
    children: orders.map(rowOf),
  },
})

export const AFewRows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute('aria-sort', 'descending')
  },
})

export const ManyRows = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, row) => ({ ...orders[row % 3], number: `EK-${20418 - row}` })).map(
      (order) => rowOf(order as (typeof orders)[number]),
    ),
  },
})

export const Dense = meta.story({ args: { dense: true } })

export const WithASelectedRow = meta.story({
  args: {
    children: (
      <tr data-selected>
        <th scope="row">EK-20418</th>
        <td>Amina Daniels</td>
        <td>21 Nov 2026</td>
        <td>Pending</td>
        <td data-numeric>R 1 748.00</td>
      </tr>
    ),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus()
  },
})
