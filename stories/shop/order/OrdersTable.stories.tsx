import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrdersTable } from '#ui-kit/shop/order/OrdersTable.tsx'
import { allOrders, longRow } from './allOrders.ts'

const meta = preview.meta({ title: 'Shop/OrdersTable', component: OrdersTable, args: { orders: allOrders } })

export const EightOrders = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveAttribute(
      'href',
      '/Orders_Management/EK-7F3K-92QD',
    )
  },
})

export const OneOrder = meta.story({ args: { orders: allOrders.slice(0, 1) } })

export const LongText = meta.story({ args: { orders: [longRow, ...allOrders] } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongTextOnASmallPhone = meta.story({
  args: { orders: [longRow] },
  globals: { viewport: { value: 'small' } },
})
