import { drill, familyPot, redKettle } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import type { CartTotals } from '#ui-kit/shop/cart/CartSummary.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/cartLineItem.ts'

export const twoKettles: CartLineItem = {
  ...redKettle,
  count: 2,
  calculation: `2\u00a0× ${rand('599.00')}, 20% off`,
  total: rand('958.40'),
}

export const oneDrill: CartLineItem = { ...drill, count: 1, total: rand('1 399.00') }

export const threePots: CartLineItem = {
  ...familyPot,
  count: 3,
  calculation: `3\u00a0× ${rand('299.00')}, 15% off`,
  total: rand('762.45'),
  stock: 4,
}

/** A cart line whose product was removed from the shop. */
export const goneDrill: CartLineItem = { ...oneDrill, href: undefined, gone: true }

export const repricedKettles: CartLineItem = { ...twoKettles, repriced: { was: rand('599.00'), now: rand('479.20') } }

export const tooManyPots: CartLineItem = { ...threePots, stock: 2 }

export const fullSummary: CartTotals = {
  count: 6,
  subtotal: rand('3 494.00'),
  saving: rand('374.15'),
  delivery: 'Free',
  total: rand('3 119.85'),
  meter: { value: 1 },
}

export const smallSummary: CartTotals = {
  count: 1,
  subtotal: rand('205.00'),
  delivery: rand('60.00'),
  total: rand('265.00'),
  meter: { remaining: rand('45.00'), value: 0.82 },
}
