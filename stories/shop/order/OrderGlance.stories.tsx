import { longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { OrderGlance } from '#ui-kit/shop/order/OrderGlance.tsx'
import { glancedOrder } from './glancedOrder.ts'

const meta = preview.meta({ title: 'Shop/OrderGlance', component: OrderGlance, args: { order: glancedOrder } })

export const Pending = meta.story({})

export const Delivered = meta.story({
  args: { order: { ...glancedOrder, collected: rand('3 119.85'), signedBy: 'Sipho Dlamini' } },
})

export const Canceled = meta.story({ args: { order: { ...glancedOrder, reason: 'Ordered twice by mistake' } } })

export const LongText = meta.story({
  args: {
    order: {
      ...glancedOrder,
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
