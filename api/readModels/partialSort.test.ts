import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partialSort } from './partialSort.ts'

const keys = fc.array(fc.oneof(fc.nat(5), fc.double({ noNaN: true, noDefaultInfinity: true })), {
  maxLength: 90,
  size: 'max',
})

it('equals the beginning of a full stable sort, for few items and for many', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 100 }), (keys, count) => {
      const items = Uint32Array.from(keys, (_, at) => at + 100)
      const key = (item: number) => keys[item - 100] ?? 0
      const sorted = [...items].sort((one, other) => key(one) - key(other))
      expect(partialSort(items, key, count)).toEqual(sorted.slice(0, count))
    }),
    { numRuns: 2000 },
  )
})
