import { expect, it } from 'vitest'
import { pickOne, randomFractions } from './seededRandom.ts'

const thousandFractions = (seed: number) => {
  const next = randomFractions(seed)
  return Array.from({ length: 1000 }, next)
}

it('the same seed draws the same numbers, another seed draws others', () => {
  expect(thousandFractions(7)).toEqual(thousandFractions(7))
  expect(thousandFractions(7)).not.toEqual(thousandFractions(8))
})

it('numbers lie between 0 and 1, spread over all tenths', () => {
  const numbers = thousandFractions(2026)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  for (const tenth of Array(10).keys())
    expect(numbers.filter((number) => Math.floor(number * 10) === tenth).length).toBeGreaterThan(50)
})

it('every item is picked at some time', () => {
  const next = randomFractions(1)
  const drawn = new Set(Array.from({ length: 100 }, () => pickOne(['kettle', 'pot', 'mug'], next)))
  expect([...drawn].sort()).toEqual(['kettle', 'mug', 'pot'])
})
