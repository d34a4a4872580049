import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { text, wholeNumber } from './endpoint.ts'

const errorOf = (schema: z.ZodType, written: unknown) => schema.safeParse(written).error?.issues[0]?.message

describe('a text', () => {
  const city = text('city', 2, 30)

  it('is trimmed before it is measured', () => {
    expect(city.parse('  Soweto ')).toBe('Soweto')
    expect(errorOf(city, '  S  ')).toBe('The city must be at least 2 characters long')
  })

  it('is measured in code points, not in code units', () => {
    expect([errorOf(city, '🦁'.repeat(30)), errorOf(city, '🦁🦁'), errorOf(city, '🦁')]).toEqual([
      undefined,
      undefined,
      'The city must be at least 2 characters long',
    ])
  })

  it.each([['\u200b\u2060\u00ad'], ['\u0000\u0007\u001b'], ['\u202e\u200e \ue000'], ['S\u200b\u200b']])(
    'with too few visible characters is too short: %j',
    (invisible) => expect(errorOf(city, invisible)).toBe('The city must be at least 2 characters long'),
  )

  it('is stored without its invisible characters', () => {
    expect(city.parse('\ufeffSo\u00adweto\u0000')).toBe('Soweto')
  })

  it('is accepted at its minimum and at its maximum length', () => {
    expect([errorOf(city, 'So'), errorOf(city, 'S'.repeat(30))]).toEqual([undefined, undefined])
  })

  it('is rejected above its maximum length', () => {
    expect(errorOf(city, 'S'.repeat(31))).toBe('The city must be at most 30 characters long')
  })

  it.each([[undefined], [null], [7], [['Soweto']]])('must be a string, which %j is not', (written) => {
    expect(city.safeParse(written).error?.issues.map(({ message }) => message)).toEqual(['The city must be a text'])
  })

  it('has its own error message if the specification defines one', () => {
    const complex = text('complex', 2, 30, { message: 'Complex name required' })
    expect([errorOf(complex, ''), errorOf(complex, undefined)]).toEqual(Array(2).fill('Complex name required'))
  })
})

describe('a whole number in a query string', () => {
  const limit = wholeNumber('limit', 1, 100)

  it.each([
    ['20', 20],
    ['0', 1],
    ['-5', 1],
    ['101', 100],
  ])('%s is parsed as %i', (written, taken) => expect(limit.parse(written)).toBe(taken))

  it('is clamped if it is very large', () => expect(limit.parse('99999999999999')).toBe(100))

  it.each([['1.5'], ['ten'], [''], ['1e2'], ['0x10'], [['1', '2']]])('rejects %j', (written) => {
    expect(errorOf(limit, written)).toBeDefined()
  })
})
