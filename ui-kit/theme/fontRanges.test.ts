import { expect, it } from 'vitest'
import { firstRanges, otherRanges } from './fontRanges.ts'

const charactersOf = (ranges: string) =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })

it('has each character in one of the two files, so that a page loads the second one only for a rare letter', () => {
  const first = new Set(charactersOf(firstRanges))
  expect(charactersOf(otherRanges).filter((character) => first.has(character))).toEqual([])
})

it('has in the first file what South African English and prices need', () => {
  const first = new Set(charactersOf(firstRanges))
  const text = 'R\u00a01\u00a0299.00 · “Crème caramel” – it’s 30 × 40 cm, −18°… café, Renée, Zoë, © 2019'
  expect([...text].filter((character) => !first.has(character))).toEqual([])
})
