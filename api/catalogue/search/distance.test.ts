import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distance } from './distance.ts'

it.each([
  ['kettle', 'kettle', 0],
  ['ketle', 'kettle', 1],
  ['kettel', 'kettle', 1],
  ['kettles', 'kettle', 1],
  ['kottle', 'kettle', 1],
  ['katel', 'kettle', 3],
  ['mircowave', 'microwave', 1],
  ['', 'mug', 3],
])('%s is %s with %i mistakes', (written, meant, mistakes) => expect(distance(written, meant, 9)).toBe(mistakes))

it('stops counting where there are too many', () => expect(distance('bucket', 'kettle', 2)).toBe(3))

const word = fc.string({ unit: fc.constantFrom('k', 'e', 't', 'l'), maxLength: 7 })

it('is the same from both sides, however far one counts', () => {
  fc.assert(
    fc.property(word, word, fc.nat(9), (one, other, most) => {
      const mistakes = distance(one, other, 9)
      expect(distance(other, one, 9)).toBe(mistakes)
      expect(distance(one, other, most)).toBe(Math.min(mistakes, most + 1))
    }),
  )
})
