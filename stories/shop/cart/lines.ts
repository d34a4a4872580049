import { drill, familyPot, redKettle } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import type { CartLineItem } from '#ui-kit/shop/cart/CartLine.tsx'
import type { Summary } from '#ui-kit/shop/cart/CartSummary.tsx'

export const twoKettles: CartLineItem = { ...redKettle, count: 2, total: rand('958.40') }

export const oneDrill: CartLineItem = { ...drill, count: 1, total: rand('1 399.00') }

export const threePots: CartLineItem = { ...familyPot, count: 3, total: rand('762.45'), stock: 4 }

/** What can have happened to a line since it was put in. */
export const goneDrill: CartLineItem = { ...oneDrill, href: undefined, gone: true }

export const repricedKettles: CartLineItem = { ...twoKettles, repriced: { was: rand('599.00'), now: rand('479.20') } }

export const tooManyPots: CartLineItem = { ...threePots, stock: 2 }

export const fullSummary: Summary = {
  count: 6,
  subtotal: rand('3 494.00'),
  saving: rand('374.15'),
  delivery: 'Free',
  total: rand('3 119.85'),
  meter: { value: 1 },
}

export const smallSummary: Summary = {
  count: 1,
  subtotal: rand('205.00'),
  delivery: rand('60.00'),
  total: rand('265.00'),
  meter: { remaining: rand('45.00'), value: 0.82 },
}
