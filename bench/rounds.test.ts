import { expect, it, vi } from 'vitest'
import { alternate, alternatePair, median, medianRatio, quantile, rate } from './rounds.ts'

it('measures run in turn, round after round', async () => {
  const turns: string[] = []
  const turn = (name: string) => () => turns.push(name)
  const found = await alternate(3, { kettle: turn('kettle'), pot: turn('pot') })
  expect(turns).toEqual(['kettle', 'pot', 'kettle', 'pot', 'kettle', 'pot'])
  expect(found).toEqual({ kettle: [1, 3, 5], pot: [2, 4, 6] })
})

it('of two, each is measured first in every other round, and the first round does not count', async () => {
  const turns: string[] = []
  const found = await alternatePair(2, { here: 'kettle', other: 'pot' }, async (name) => turns.push(name))
  expect(turns).toEqual(['kettle', 'pot', 'pot', 'kettle', 'kettle', 'pot'])
  expect(found).toEqual([
    { here: 4, other: 3 },
    { here: 5, other: 6 },
  ])
})

it('a rate is the number of operations in a second', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1050)
  expect(await rate(async () => 5)).toBeCloseTo(100)
  clock.mockRestore()
})

it('the median is the middle figure, whatever the order and however far away the others are', () => {
  expect(median([900, 3, 1])).toBe(3)
})

it('a ratio is taken within each round, so that a slow round slows both measures', () => {
  expect(medianRatio([10, 1, 100], [5, 0.5, 50])).toBe(2)
})

it('a quantile is a figure that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1)]).toEqual([50, 99, 100])
  expect(quantile([7], 0.99)).toBe(7)
  expect(quantile([], 0.99)).toBeNaN()
})
