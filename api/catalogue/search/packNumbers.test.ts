import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packNumbers, unpackNumbers } from './packNumbers.ts'

const numbers = fc.uniqueArray(fc.oneof(fc.nat(300), fc.nat(2_000_000)), { maxLength: 400, size: 'max' })

it('unpacked numbers are those that were packed, ascending', () => {
  fc.assert(
    fc.property(numbers, (numbers) => {
      const packed = packNumbers(Uint32Array.from(numbers))
      expect([...unpackNumbers(packed)]).toEqual(numbers.toSorted((one, other) => one - other))
    }),
  )
})

it.each([
  ['a bit each where most are seen', 8000, 1, 1010],
  ['a byte each where few are', 1000, 100, 1010],
])('they take %s', (_how, count, apart, bytes) => {
  const numbers = Uint32Array.from({ length: count }, (_, at) => (at + 1) * apart)
  expect(packNumbers(numbers).length).toBeLessThan(bytes)
})
