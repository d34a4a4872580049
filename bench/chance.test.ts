import { expect, it } from 'vitest'
import { chance, oneOf } from './chance.ts'

const thousand = (seed: number) => {
  const next = chance(seed)
  return Array.from({ length: 1000 }, next)
}

it('the same seed tells the same story, another one another', () => {
  expect(thousand(7)).toEqual(thousand(7))
  expect(thousand(7)).not.toEqual(thousand(8))
})

it('numbers lie between 0 and 1, and all over', () => {
  const numbers = thousand(2026)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  for (const tenth of Array(10).keys())
    expect(numbers.filter((number) => Math.floor(number * 10) === tenth).length).toBeGreaterThan(50)
})

it('every item has its turn', () => {
  const next = chance(1)
  const drawn = new Set(Array.from({ length: 100 }, () => oneOf(['kettle', 'pot', 'mug'], next)))
  expect([...drawn].sort()).toEqual(['kettle', 'mug', 'pot'])
})
