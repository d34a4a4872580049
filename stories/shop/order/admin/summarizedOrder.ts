import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import type { SummarizedOrder } from '#ui-kit/shop/order/admin/OrderSummary.tsx'

export const summarizedOrder: SummarizedOrder = {
  customer: { name: 'Amina Dlamini', email: 'amina@ekhaya.example' },
  orderedAt: '2026-11-21T06:12:04.512Z',
  total: rand('3 119.85'),
  count: 6,
  paymentMethod: 'Cash on Delivery',
  address: aminasHome,
}
