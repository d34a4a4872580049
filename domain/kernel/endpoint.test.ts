import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { text, wholeNumber } from './endpoint.ts'

const complaint = (schema: z.ZodType, written: unknown) => schema.safeParse(written).error?.issues[0]?.message

describe('a text', () => {
  const city = text('city', 2, 30)

  it('is trimmed before it is measured', () => {
    expect(city.parse('  Soweto ')).toBe('Soweto')
    expect(complaint(city, '  S  ')).toBe('The city must be at least 2 characters long')
  })

  it('is measured in characters, as people count them', () => {
    expect([complaint(city, '🦁'.repeat(30)), complaint(city, '🦁🦁'), complaint(city, '🦁')]).toEqual([
      undefined,
      undefined,
      'The city must be at least 2 characters long',
    ])
  })

  it.each([['\u200b\u2060\u00ad'], ['\u0000\u0007\u001b'], ['\u202e\u200e \ue000'], ['S\u200b\u200b']])(
    'of which nobody sees enough is too short: %j',
    (unseen) => expect(complaint(city, unseen)).toBe('The city must be at least 2 characters long'),
  )

  it('is kept without what nobody sees in it', () => {
    expect(city.parse('\ufeffSo\u00adweto\u0000')).toBe('Soweto')
  })

  it('is accepted at both of its bounds', () => {
    expect([complaint(city, 'So'), complaint(city, 'S'.repeat(30))]).toEqual([undefined, undefined])
  })

  it('is refused beyond its upper bound', () => {
    expect(complaint(city, 'S'.repeat(31))).toBe('The city must be at most 30 characters long')
  })

  it.each([[undefined], [null], [7], [['Soweto']]])('is not %j', (written) => {
    expect(city.safeParse(written).error?.issues.map(({ message }) => message)).toEqual(['The city must be a text'])
  })

  it('has its own sentence where the specification has one', () => {
    const complex = text('complex', 2, 30, { otherwise: 'Complex name required' })
    expect([complaint(complex, ''), complaint(complex, undefined)]).toEqual(Array(2).fill('Complex name required'))
  })
})

describe('a whole number of a query string', () => {
  const limit = wholeNumber('limit', 1, 100)

  it.each([
    ['20', 20],
    ['0', 1],
    ['-5', 1],
    ['101', 100],
  ])('%s is taken as %i', (written, taken) => expect(limit.parse(written)).toBe(taken))

  it('is clamped however large it is', () => expect(limit.parse('99999999999999')).toBe(100))

  it.each([['1.5'], ['ten'], [''], ['1e2'], ['0x10'], [['1', '2']]])('%j is refused', (written) => {
    expect(complaint(limit, written)).toBeDefined()
  })
})
