import { describe, expect, it } from 'vitest'
import { openConsistencyTokens } from './consistencyTokens.ts'

const secret = 'a secret that all nodes of one shop know'
const { encrypt, furthest } = openConsistencyTokens(secret)

describe('a consistency token', () => {
  it.each([[1], [4711], [Number.MAX_SAFE_INTEGER]])(
    'can be decrypted, also on another node: position %d',
    (position) => {
      expect(openConsistencyTokens(secret).furthest(encrypt(position))).toBe(position)
    },
  )

  it('reveals neither the position nor whether it has grown', () => {
    const sealed = [1, 1, 2, 4711, Number.MAX_SAFE_INTEGER].map(encrypt)
    expect(new Set(sealed).size).toBe(sealed.length)
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
  })

  it.each([
    ['a number', '4711'],
    ['nothing but commas', ',,'],
    ['one of another shop', openConsistencyTokens('the secret of another shop').encrypt(4711)],
    ['one that somebody has changed', encrypt(4711).replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['half of one', encrypt(4711).slice(0, 30)],
    ['a good one beside a bad one', `${encrypt(4711)},4712`],
    ['more of them than anybody needs', Array(101).fill(encrypt(4711)).join()],
  ])('is not: %s', (_what, text) => {
    expect(furthest(text)).toBeUndefined()
  })
})

it('of several tokens the furthest position counts', () => {
  expect(furthest([7, 4711, 12].map(encrypt).join(', '))).toBe(4711)
})

it('without a token the position is 0', () => {
  expect([furthest(undefined), furthest('')]).toEqual([0, 0])
})
