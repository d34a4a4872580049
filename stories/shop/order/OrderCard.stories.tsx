import { expect, fn } from 'storybook/test'
import { hugeOrder } from '#stories/lives/unusualOrders.ts'
import preview from '#storybook/preview.tsx'
import { OrderCard } from '#ui-kit/shop/order/OrderCard.tsx'
import { canceledOrder, delayedOrder, deliveredOrder, pendingOrder } from './ownOrders.ts'

const meta = preview.meta({
  title: 'Shop/Orders/OrderCard',
  component: OrderCard,
  args: { order: pendingOrder, onReorder: fn() },
})

export const Pending = meta.story({})
export const Delayed = meta.story({ args: { order: delayedOrder } })
export const DeliveredWithFiveProducts = meta.story({ args: { order: deliveredOrder } })
export const Canceled = meta.story({ args: { order: canceledOrder } })
export const OrderingAgain = meta.story({ args: { reordering: true } })
export const MillionsOnASmallPhone = meta.story({
  args: {
    order: {
      ...deliveredOrder,
      orderNumber: 'EK-Y1YK-66XE',
      count: hugeOrder.totals.count,
      total: hugeOrder.totals.total,
    },
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, canvas, args }) => {
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('link', { name: 'EK-7F3K-92QD' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onReorder).toHaveBeenCalledOnce()
  },
})
