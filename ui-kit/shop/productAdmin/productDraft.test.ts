import { expect, test } from 'vitest'
import { emptyProduct, sameProduct, trimProduct } from './productDraft.ts'

const kettle = { ...emptyProduct, name: 'Blue kettle' }

test('a product is trimmed, and empty lines are removed', () => {
  const typed = {
    ...kettle,
    name: ' Blue  kettle ',
    features: ['Boils dry safely ', ' '],
    whatsInTheBox: ['', 'Kettle'],
  }

  expect(trimProduct(typed)).toMatchObject({
    name: 'Blue kettle',
    features: ['Boils dry safely'],
    whatsInTheBox: ['Kettle'],
  })
  expect(sameProduct({ ...kettle, features: [' '] }, kettle)).toBe(true)
  expect(sameProduct({ ...kettle, features: ['Whistles'] }, kettle)).toBe(false)
})
