import { expect, it } from 'vitest'
import { axisMax, barRect, labeledBars } from './axis.ts'

it.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[3, 2], 5],
  [[6], 10],
  [[10], 10],
  [[11], 20],
  [[69_800], 100_000],
  [[0.4], 1],
])('an axis for %j ends at %i', (values, end) => expect(axisMax(values)).toBe(end))

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
