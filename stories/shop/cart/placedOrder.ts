import { rand } from '#stories/shop/catalogue/rand.ts'
import type { PlacedOrder } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'

export const aminasOrder: PlacedOrder = {
  orderNumber: 'EK-7F3K-92QD',
  total: rand('3 119.85'),
  promise: 'It comes to Soweto Pimville today, between 15:00 and 18:00. You pay when it is in your hands.',
  trackHref: '/account/orders/EK-7F3K-92QD',
  shareHref: 'https://wa.me/?text=My%20order%20at%20Ekhaya%3A%20EK-7F3K-92QD',
}
