import { expect, it } from 'vitest'
import { openWrittenKeys } from './writtenKeys.ts'

const orders = (from: number) => Array.from({ length: 50_000 }, (_, at) => `order-${from + at}`)

it('a key that was written is never taken for one that was not', () => {
  const keys = openWrittenKeys()
  for (const order of orders(0)) keys.add(order)
  keys.add(['customer-amina', 7])

  expect(orders(0).filter((order) => !keys.mayContain(order))).toEqual([])
  expect(keys.mayContain(['customer-amina', 7])).toBe(true)
})

it('most keys that were not written are known not to be there', () => {
  const keys = openWrittenKeys()
  for (const order of orders(0)) keys.add(order)

  expect(orders(50_000).filter((order) => keys.mayContain(order)).length).toBeLessThan(2500)
  expect(keys.mayContain(['customer-amina', 7])).toBe(false)
})
