import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import { placedStep } from '#stories/shop/order/reachedSteps.ts'
import type { TrackedOrder } from '#ui-kit/screens/order/OrderColumns.tsx'

export const trackedOrder: TrackedOrder = {
  status: 'Pending',
  reached: placedStep,
  promise: 'We start to pack it within the hour.',
  lines: aminasLines,
  totals: aminasTotals,
  address: aminasHome,
  paymentMethod: 'Cash on Delivery',
}
