import { expect, it } from 'vitest'
import { formatProductChanges } from './formatProductChanges.ts'

it('field changes of a product have labels and formatted values, in the order of the fields', () => {
  const changes = [
    { field: 'features.0', from: null, to: 'Switches off by itself' },
    { field: 'crossSellProducts.1', from: '2bed46', to: 'f00d' },
    { field: 'price', from: 599, to: 649 },
    { field: 'version', from: 1, to: 2 },
    { field: 'isFeatured', from: false, to: true },
  ]

  expect(formatProductChanges(changes, new Map([['2bed46', 'Marula Row mugs']]))).toEqual([
    { field: 'Price', from: 'R\u00a0599.00', to: 'R\u00a0649.00' },
    { field: 'Feature 1', from: null, to: 'Switches off by itself' },
    { field: 'Goes well with 2', from: 'Marula Row mugs', to: 'f00d' },
    { field: 'Featured', from: 'No', to: 'Yes' },
  ])
})
