import { canceledMoment } from '#stories/lives/aminasMoments.ts'
import { hugeOrder } from '#stories/lives/unusualOrders.ts'
import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { momentAfter } from '#stories/shop/order/momentsOfOrder.ts'
import preview from '#storybook/preview.tsx'
import { OrderSummary } from '#ui-kit/shop/order/admin/OrderSummary.tsx'
import { summarizedOrder } from './summarizedOrder.ts'

const meta = preview.meta({
  title: 'Shop/Orders/OrderSummary',
  component: OrderSummary,
  args: { order: summarizedOrder },
})

export const Pending = meta.story({})

export const Delivered = meta.story({
  args: { order: momentAfter('PaymentCollected').admin.order },
})

export const Canceled = meta.story({ args: { order: canceledMoment.admin.order } })

export const LongText = meta.story({
  args: {
    order: {
      ...summarizedOrder,
      customer: {
        name: 'Thembelihle Nomathamsanqa Nkosi-Mabuza',
        email: 'thembelihle.nomathamsanqa.nkosi-mabuza@kwazulu-natal-properties.example',
        href: '/Customers_Management',
      },
      address: longestAddress,
      total: hugeOrder.totals.total,
      count: hugeOrder.totals.count,
    },
  },
  globals: { viewport: { value: 'small' } },
})
