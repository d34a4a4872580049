import { expect, fn, within } from 'storybook/test'
import { hugeOrder } from '#stories/lives/unusualOrders.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { everything } from '#stories/shop/catalogue/products.ts'
import { canceledOrder, delayedOrder, deliveredOrder, pendingOrder } from '#stories/shop/order/ownOrders.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OrdersScreen } from '#ui-kit/screens/order/OrdersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Account/OrdersScreen',
  component: OrdersScreen,
  args: {
    orders: [pendingOrder, delayedOrder, deliveredOrder, canceledOrder],
    shopHref: '/Categories',
    onReorder: fn(),
    onAdd: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

const many = Array.from({ length: 45 }, (_, place) => ({
  ...delayedOrder,
  id: `order${place}`,
  orderNumber: `EK-2M8W-${String(place).padStart(4, '0')}`,
}))

export const FourOrders = meta.story({})

FourOrders.test('calls onReorder', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order again: EK-9QHC-71RV' }))
  await expect(args.onReorder).toHaveBeenCalledWith(deliveredOrder.id)
  await expect(canvas.getByRole('link', { name: 'EK-2M8W-44TX' })).toHaveAttribute(
    'href',
    '/account/orders/EK-2M8W-44TX',
  )
})

export const Loading = meta.story({ args: { orders: [], loading: true } })

export const Empty = meta.story({
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/Categories')
  },
})

export const EmptyWithSuggestions = meta.story({
  args: { orders: [], suggestions: everything.slice(0, 6) },
})

EmptyWithSuggestions.test('calls onAdd', async ({ canvas, userEvent, args }) => {
  const shelf = within(canvas.getByRole('region', { name: 'You Might Also Like' }))
  await userEvent.click(shelf.getAllByRole('button', { name: /^Add to cart/ })[0] as Element)
  await expect(args.onAdd).toHaveBeenCalledOnce()
})

export const OrderingAgain = meta.story({ args: { reorderingId: delayedOrder.id } })

export const FortyFiveOrders = meta.story({
  args: { orders: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
    await expect(canvas.getByRole('status')).toHaveTextContent('20 of 45 orders')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { orders: many },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('button', { name: 'Show more orders' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('40 of 45 orders')
    await expect(canvas.getByRole('link', { name: 'EK-2M8W-0020' })).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Show more orders' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'EK-2M8W-0040' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Show more orders' })).toBeNull()
  },
})

export const Failed = meta.story({
  args: { orders: [], failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch orders')
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure('orders') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch orders: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    orders: [
      { ...deliveredOrder, orderNumber: 'EK-Y1YK-66XE', count: hugeOrder.totals.count, total: hugeOrder.totals.total },
      pendingOrder,
    ],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
