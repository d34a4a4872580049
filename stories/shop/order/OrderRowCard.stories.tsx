import preview from '#storybook/preview.tsx'
import { OrderRowCard } from '#ui-kit/shop/order/OrderRowCard.tsx'
import { longRow, pendingRow } from './allOrders.ts'

const meta = preview.meta({
  title: 'Shop/OrderRowCard',
  component: OrderRowCard,
  args: { order: pendingRow },
  globals: { viewport: { value: 'phone' } },
})

export const Pending = meta.story({})
export const LongText = meta.story({ args: { order: longRow }, globals: { viewport: { value: 'small' } } })
