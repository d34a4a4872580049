import { expect, fn } from 'storybook/test'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { canceledOrder, delayedOrder, deliveredOrder, pendingOrder } from '#stories/shop/order/ownOrders.ts'
import preview from '#storybook/preview.tsx'
import { OrdersScreen } from '#ui-kit/screens/account/OrdersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/OrdersScreen',
  component: OrdersScreen,
  args: { orders: [pendingOrder, delayedOrder, deliveredOrder, canceledOrder], shopHref: '/Categories' },
  parameters: { layout: 'fullscreen' },
})

export const FourOrders = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'EK-2M8W-44TX' })).toHaveAttribute(
      'href',
      '/account/orders/EK-2M8W-44TX',
    )
  },
})

export const Loading = meta.story({ args: { orders: [], loading: true } })

export const Empty = meta.story({
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/Categories')
  },
})

export const Failed = meta.story({
  args: { orders: [], failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch orders')
  },
})

export const LongText = meta.story({
  args: { orders: [{ ...deliveredOrder, count: 1002, total: rand('12 467 483.25') }, pendingOrder] },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
