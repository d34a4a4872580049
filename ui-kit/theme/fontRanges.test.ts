import { expect, it } from 'vitest'
import { charactersOf, firstRanges, otherRanges } from './fontRanges.ts'

it('has no character in both files: a page loads the second one only for a rare letter', () => {
  const first = new Set(charactersOf(firstRanges))
  expect(charactersOf(otherRanges).filter((character) => first.has(character))).toEqual([])
})

it('has in the first file what South African English and prices need', () => {
  const first = new Set(charactersOf(firstRanges))
  const text = 'R\u00a01\u00a0299.00 · “Crème caramel” – it’s ½ inch, 30 × 40 cm, 2 m², −18°… café, Renée, Zoë, © 2019'
  expect([...text].filter((character) => !first.has(character))).toEqual([])
})
