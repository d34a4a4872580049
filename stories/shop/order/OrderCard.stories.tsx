import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { OrderCard } from '#ui-kit/shop/order/OrderCard.tsx'
import { canceledOrder, delayedOrder, deliveredOrder, pendingOrder } from './ownOrders.ts'

const meta = preview.meta({ title: 'Shop/OrderCard', component: OrderCard, args: { order: pendingOrder } })

export const Pending = meta.story({})
export const Delayed = meta.story({ args: { order: delayedOrder } })
export const DeliveredWithFiveProducts = meta.story({ args: { order: deliveredOrder } })
export const Canceled = meta.story({ args: { order: canceledOrder } })
export const MillionsOnASmallPhone = meta.story({
  args: { order: { ...deliveredOrder, count: 1002, total: rand('12 467 483.25') } },
  globals: { viewport: { value: 'small' } },
})
