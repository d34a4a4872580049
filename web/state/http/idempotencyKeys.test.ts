import { expect, it } from 'vitest'
import { openRetryKeys } from './idempotencyKeys.ts'

const kettle = { name: 'Blue kettle', price: '349.00' }

it('the same content keeps its key until the server has answered', () => {
  const { keyFor } = openRetryKeys()
  expect(keyFor(kettle)).toEqual(keyFor({ ...kettle }))
})

it('other content, or the same content after an answer, gets a new key', () => {
  const { keyFor, reset } = openRetryKeys()
  const first = keyFor(kettle)
  const second = keyFor({ ...kettle, price: '329.00' })
  expect(second).not.toEqual(first)

  reset()
  expect(keyFor({ ...kettle, price: '329.00' })).not.toEqual(second)
})
