import { rand } from '#stories/shop/catalogue/rand.ts'
import type { PlacedOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'

export const aminasOrder: PlacedOrder = {
  orderNumber: 'EK-7F3K-92QD',
  total: rand('3 119.85'),
  promise: 'We deliver to Pimville Zone 4, Soweto today. You pay in cash at your door.',
  trackHref: '/account/orders/EK-7F3K-92QD',
  shareHref: 'https://wa.me/?text=My%20order%20at%20Ekhaya%3A%20EK-7F3K-92QD',
}
