import { describe, expect, test } from 'vitest'
import { colorPairs } from './colorPairs.ts'
import { contrastRatio } from './contrastRatio.ts'
import { contrast, contrastDark, dark, light } from './palettes.ts'

test('black on white has the highest contrast there is, and white on white none', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1)
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

const pairs = colorPairs.flatMap(({ front, grounds, least }) => grounds.map((ground) => ({ front, ground, least })))

describe.each(Object.entries({ light, dark }))('in the %s theme', (_, palette) => {
  test.each(pairs)('$front can be made out on $ground', ({ front, ground, least }) => {
    expect(contrastRatio(palette[front], palette[ground])).toBeGreaterThanOrEqual(least)
  })
})

describe.each(Object.entries({ contrast, contrastDark }))('in the %s theme', (_, palette) => {
  test.each(pairs)('$front stands out from $ground', ({ front, ground, least }) => {
    expect(contrastRatio(palette[front], palette[ground])).toBeGreaterThanOrEqual(least === 3 ? 4.5 : 7)
  })
})
