import fc from 'fast-check'
import { expect, test } from 'vitest'
import { starShares } from './starShares.ts'

const percentsOf = (counts: Parameters<typeof starShares>[0]) => starShares(counts).map(({ percent }) => percent)

test('five stars come first', () => {
  expect(starShares({ 1: 1, 2: 0, 3: 2, 4: 7, 5: 28 })[0]).toEqual({ stars: 5, count: 28, percent: 74 })
})

test('without a review every share is 0', () => {
  expect(percentsOf({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toEqual([0, 0, 0, 0, 0])
})

test('three thirds add up to 100', () => {
  expect(percentsOf({ 1: 0, 2: 0, 3: 1, 4: 1, 5: 1 })).toEqual([34, 33, 33, 0, 0])
})

const count = fc.nat({ max: 5000 })

test('shares always add up to 100, and none is off by a whole percent', () => {
  fc.assert(
    fc.property(fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count }), (counts) => {
      const total = counts[1] + counts[2] + counts[3] + counts[4] + counts[5]
      fc.pre(total > 0)
      const shares = starShares(counts)

      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      for (const { count: own, percent } of shares) expect(Math.abs(percent - (100 * own) / total)).toBeLessThan(1)
    }),
  )
})
