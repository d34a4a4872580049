import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import { placed } from '#stories/shop/order/journey.ts'
import type { TrackedOrder } from '#ui-kit/screens/account/OrderPlaces.tsx'

export const pendingOrder: TrackedOrder = {
  status: 'Pending',
  reached: placed,
  promise: 'We start to pack it within the hour.',
  lines: aminasLines,
  totals: aminasTotals,
  address: aminasHome,
  paymentMethod: 'Cash on Delivery',
}
