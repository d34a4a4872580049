import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstInOrder } from './firstInOrder.ts'

const keys = fc.array(fc.oneof(fc.nat(5), fc.double({ noNaN: true, noDefaultInfinity: true })), {
  maxLength: 90,
  size: 'max',
})

it('is what one gets who sorts everything, be it a few or many', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 100 }), (keys, count) => {
      const items = Uint32Array.from(keys, (_, at) => at + 100)
      const key = (item: number) => keys[item - 100] ?? 0
      const sorted = [...items].sort((one, other) => key(one) - key(other))
      expect(firstInOrder(items, key, count)).toEqual(sorted.slice(0, count))
    }),
    { numRuns: 2000 },
  )
})
