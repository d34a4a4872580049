import { expect, test } from 'vitest'
import type { Product } from '#web/state/catalogue/productCard.ts'
import { productProps } from './productProps.ts'

const kettle = {
  ...{ id: 'kettle', name: 'Vuthela Rondavel kettle', brand: 'Vuthela', price: 499, discount: 0, discountedPrice: 499 },
  ...{ quantity: 3, images: [], overview: '', description: 'Boils fast.', features: ['Switches off by itself'] },
  ...{ specifications: [], whatsInTheBox: ['Kettle'], warranty: '2-year warranty' },
} as unknown as Product

test('the texts of a product are the same object in every response that has not changed them', () => {
  const { content } = productProps(kettle)

  expect(productProps({ ...kettle, quantity: 2, features: [...kettle.features] }).content).toBe(content)
  expect(productProps({ ...kettle, warranty: 'No warranty' }).content).toEqual({ ...content, warranty: 'No warranty' })
})
