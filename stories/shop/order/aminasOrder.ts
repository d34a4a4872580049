import { rand } from '#stories/shop/catalogue/rand.ts'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'

const twoKettles: OrderLine = {
  id: 'redKettle',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  href: '/vuthela-rondavel-kettle',
  picture: '/pictures/vuthela-rondavel-kettle-320.webp',
  count: 2,
  price: rand('479.20'),
  was: rand('599.00'),
  calculation: `2\u00a0× ${rand('599.00')}, 20% off`,
  total: rand('958.40'),
}

export const orderedDrill: OrderLine = {
  id: 'drill',
  name: 'Ysterhout 18 V cordless drill',
  href: '/ysterhout-18v-drill',
  picture: '/pictures/ysterhout-18v-drill-320.webp',
  count: 1,
  price: rand('1 399.00'),
  total: rand('1 399.00'),
}

export const orderedPots: OrderLine = {
  id: 'familyPot',
  name: 'Marula Row family pot with lid, 6 litres',
  href: '/marula-row-family-pot',
  picture: '/pictures/marula-row-family-pot-320.webp',
  count: 3,
  price: rand('254.15'),
  was: rand('299.00'),
  calculation: `3\u00a0× ${rand('299.00')}, 15% off`,
  total: rand('762.45'),
}

export const aminasLines = [twoKettles, orderedDrill, orderedPots]

export const aminasTotals: OrderTotalsProps = {
  count: 6,
  subtotal: rand('3 494.00'),
  saving: rand('374.15'),
  delivery: 'Free',
  total: rand('3 119.85'),
}

export const longLine: OrderLine = {
  id: 'longKettle',
  name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and limescale filter',
  href: '/vuthela-rondavel-kettle',
  picture: '/pictures/vuthela-rondavel-kettle-320.webp',
  count: 999,
  price: rand('12 479.20'),
  was: rand('15 599.00'),
  calculation: `999\u00a0× ${rand('15 599.00')}, 20% off`,
  total: rand('12 466 720.80'),
}
