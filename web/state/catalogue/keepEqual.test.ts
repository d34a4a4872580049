import { expect, test } from 'vitest'
import { keepEqual } from './keepEqual.ts'

test('an equal value is the object that was there before', () => {
  const keep = keepEqual<{ price: number }>()
  const first = keep('kettle', { price: 499 })

  expect(keep('kettle', { price: 499 })).toBe(first)
  expect(keep('kettle', { price: 450 })).toEqual({ price: 450 })
  expect(keep('kettle', { price: 499 })).not.toBe(first)
})

test('values of different keys are different objects', () => {
  const keep = keepEqual<{ price: number }>()

  expect(keep('kettle', { price: 499 })).not.toBe(keep('toaster', { price: 499 }))
})

test('the thousand keys that were used last are kept', () => {
  const keep = keepEqual<{ place: number }>()
  const kept = Array.from({ length: 1000 }, (_, place) => keep(`product ${place}`, { place }))
  keep('product 0', { place: 0 })
  keep('one more', { place: 1000 })

  expect(keep('product 0', { place: 0 })).toBe(kept[0])
  expect(keep('product 2', { place: 2 })).toBe(kept[2])
  expect(keep('product 1', { place: 1 })).not.toBe(kept[1])
})
