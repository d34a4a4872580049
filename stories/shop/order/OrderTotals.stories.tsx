import { smallCart } from '#stories/lives/carts.ts'
import { hugeOrder } from '#stories/lives/unusualOrders.ts'
import preview from '#storybook/preview.tsx'
import { OrderTotals } from '#ui-kit/shop/order/OrderTotals.tsx'
import { aminasTotals } from './aminasOrder.ts'

const { meter: _, ...smallTotals } = smallCart.summary

const meta = preview.meta({ title: 'Shop/Orders/OrderTotals', component: OrderTotals, args: aminasTotals })

export const WithSaving = meta.story({})

export const OneItemWithDeliveryFee = meta.story({
  args: { ...smallTotals, saving: undefined },
})

export const MillionsOnASmallPhone = meta.story({
  args: hugeOrder.totals,
  globals: { viewport: { value: 'small' } },
})
