import { expect, test } from 'vitest'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { cardOf, type ProductSummary } from './productCard.ts'

const kettle: ProductSummary = {
  ...{ id: 'kettle', _id: 'kettle', slug: 'kettle', name: 'Vuthela Rondavel kettle', brand: 'Vuthela' },
  ...{ price: 499, discount: 20, discountedPrice: 399.2, quantity: 3, stockStatus: 'lowStock' },
  ...{ images: [{ thumbnail: '/kettle-320.webp', medium: '/kettle-800.webp', alt: 'A red kettle' }] },
  ...{ categories: ['Appliances'], isFeatured: false, averageRating: 4.5, reviewCount: 12 },
}
const card = cardOf(defaultDeliveryTerms)

test('another response with the same product has the same card', () => {
  expect(card({ ...kettle })).toBe(card({ ...kettle }))
})

test.each([
  ['price', { discountedPrice: 349 }],
  ['stock', { quantity: 2 }],
  ['rating', { averageRating: 4.6 }],
  ['picture', { images: [] }],
])('a product with another %s has another card', (_, change) => {
  const before = card({ ...kettle })
  const after = card({ ...kettle, ...change })
  expect(after).not.toBe(before)
  expect(after).not.toEqual(before)
  expect(card({ ...kettle })).toEqual(before)
})

test('other terms of delivery have other cards', () => {
  const always = cardOf({ ...defaultDeliveryTerms, freeFrom: 0 })
  expect(card({ ...kettle, discountedPrice: 100 }).delivery).toMatch(/^Delivery R/)
  expect(always({ ...kettle, discountedPrice: 100 }).delivery).toBe('Free delivery')
})
