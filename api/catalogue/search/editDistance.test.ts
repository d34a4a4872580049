import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

it.each([
  ['kettle', 'kettle', 0],
  ['ketle', 'kettle', 1],
  ['kettel', 'kettle', 1],
  ['kettles', 'kettle', 1],
  ['kottle', 'kettle', 1],
  ['katel', 'kettle', 3],
  ['mircowave', 'microwave', 1],
  ['', 'mug', 3],
])('%s is %s with %i mistakes', (written, meant, mistakes) => expect(editDistance(written, meant, 9)).toBe(mistakes))

it('stops counting where there are too many', () => expect(editDistance('bucket', 'kettle', 2)).toBe(3))

const word = fc.string({ unit: fc.constantFrom('k', 'e', 't', 'l'), maxLength: 7 })

it('is symmetric, for any maximum', () => {
  fc.assert(
    fc.property(word, word, fc.nat(9), (one, other, most) => {
      const mistakes = editDistance(one, other, 9)
      expect(editDistance(other, one, 9)).toBe(mistakes)
      expect(editDistance(one, other, most)).toBe(Math.min(mistakes, most + 1))
    }),
  )
})
