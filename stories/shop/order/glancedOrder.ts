import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import type { GlancedOrder } from '#ui-kit/shop/order/OrderGlance.tsx'

export const glancedOrder: GlancedOrder = {
  customer: { name: 'Amina Dlamini', email: 'amina@ekhaya.example' },
  orderedAt: '2026-11-21T06:12:04.512Z',
  total: rand('3 119.85'),
  count: 6,
  paymentMethod: 'Cash on Delivery',
  address: aminasHome,
}
