import { describe, expect, it } from 'vitest'
import { openPositions } from './positions.ts'

const secret = 'a secret that all nodes of one shop know'
const { seal, furthest } = openPositions(secret)

describe('a sealed position', () => {
  it.each([[1], [4711], [Number.MAX_SAFE_INTEGER]])('is opened again, on another node as well: %d', (position) => {
    expect(openPositions(secret).furthest(seal(position))).toBe(position)
  })

  it('tells neither how far the log has come nor whether it went on', () => {
    const sealed = [1, 1, 2, 4711, Number.MAX_SAFE_INTEGER].map(seal)
    expect(new Set(sealed).size).toBe(sealed.length)
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
  })

  it.each([
    ['a number', '4711'],
    ['nothing but commas', ',,'],
    ['one of another shop', openPositions('the secret of another shop').seal(4711)],
    ['one that somebody has changed', seal(4711).replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['half of one', seal(4711).slice(0, 30)],
    ['a good one beside a bad one', `${seal(4711)},4712`],
    ['more of them than anybody needs', Array(101).fill(seal(4711)).join()],
  ])('is not: %s', (_what, text) => {
    expect(furthest(text)).toBeUndefined()
  })
})

it('of several positions the furthest counts', () => {
  expect(furthest([7, 4711, 12].map(seal).join(', '))).toBe(4711)
})

it('without any, one begins at 0', () => {
  expect([furthest(undefined), furthest('')]).toEqual([0, 0])
})
