import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { OrderSummary } from '#ui-kit/shop/order/admin/OrderSummary.tsx'
import { summarizedOrder } from './summarizedOrder.ts'

const meta = preview.meta({ title: 'Shop/OrderSummary', component: OrderSummary, args: { order: summarizedOrder } })

export const Pending = meta.story({})

export const Delivered = meta.story({
  args: { order: { ...summarizedOrder, collected: rand('3 119.85'), signedBy: 'Sipho Dlamini' } },
})

export const Canceled = meta.story({ args: { order: { ...summarizedOrder, reason: 'Ordered twice by mistake' } } })

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
      total: rand('12 467 483.25'),
    },
  },
  globals: { viewport: { value: 'small' } },
})
