import { expect, it } from 'vitest'
import { axisTicks, barAt, barRect, labeledBars } from './axis.ts'

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [
    [3, 2],
    [0, 1, 2, 3],
  ],
  [[6], [0, 2, 4, 6]],
  [[10], [0, 2, 4, 6, 8, 10]],
  [[11], [0, 5, 10, 15]],
  [[10_400], [0, 2500, 5000, 7500, 10_000, 12_500]],
  [[69_800], [0, 20_000, 40_000, 60_000, 80_000]],
  [[0.4], [0, 1]],
])('the axis for %j has the ticks %j', (values, ticks) => expect(axisTicks(values)).toEqual(ticks))

const bars = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ key: `${day}`, label: `${day}`, value: 0 }))

it.each([
  [0, []],
  [1, ['0']],
  [2, ['0', '1']],
  [7, ['0', '3', '6']],
  [30, ['0', '14', '29']],
])('of %i bars the first, the middle and the last have labels', (count, names) => {
  expect(labeledBars(bars(count)).map(({ label }) => label)).toEqual(names)
})

it('bars are side by side on the baseline and fit below the maximum', () => {
  expect(barRect(0, 4, 5, 10)).toEqual({ x: 3.125, width: 18.75, y: 50, height: 50 })
  expect(barRect(3, 4, 10, 10)).toMatchObject({ x: 78.125, y: 0, height: 100 })
  expect(barRect(1, 4, 0, 10).height).toBe(0)
  expect(barRect(1, 4, 0.001, 10).height).toBe(1.5)
})

it.each([
  [0, 0],
  [0.24, 0],
  [0.26, 1],
  [1, 3],
  [-0.1, 0],
])('at %d of the width of four bars is the bar %i', (share, index) => expect(barAt(share, 4)).toBe(index))
