import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openAsciiWords } from './asciiWords.ts'
import { distinctWords, foldDiacritics, tagToken, tokenize } from './tokenize.ts'

describe('words are searched', () => {
  it.each([
    ['Crème FAÇADE kettle', ['creme', 'facade', 'kettle']],
    ['Smørrebrød Straße', ['smorrebrod', 'strasse']],
    ['Gogo’s 1.7l kettle (blue)', ['gogo', '1', '7', 'l', 'kettle', 'blue']],
    ['KX200-b', ['kx', '200', 'b']],
    ['电热水壶', ['电热水壶']],
    ['🫖 -- "*" %', []],
    ['', []],
  ])('%j as %j', (text, words) => expect(tokenize(text)).toEqual(words))

  it.each([
    ['kettle', 'kettles'],
    ['battery', 'batteries'],
    ['cookie', 'cookies'],
    ['glass', 'glasses'],
    ['brush', 'brushes'],
    ['box', 'boxes'],
    ['hose', 'hoses'],
    ['vase', 'vases'],
    ['axe', 'axes'],
    ['half', 'halves'],
    ['knife', 'knives'],
    ['leaf', 'leaves'],
    ['loaf', 'loaves'],
    ['potato', 'potatoes'],
    ['scarf', 'scarves'],
    ['shelf', 'shelves'],
    ['tomato', 'tomatoes'],
    ['valve', 'valves'],
    ['stove', 'stoves'],
  ])('%s and %s alike', (one, many) => expect(tokenize(many)).toEqual(tokenize(one)))

  it.each([['gas'], ['bus'], ['iris'], ['glass'], ['tie'], ['led'], ['constructor'], ['valueof']])(
    '%s as it stands',
    (word) => expect(tokenize(word)).toEqual([word]),
  )
})

it('a tag is one word', () => expect(tagToken('  Load-Shedding  façade ')).toBe('load_shedding_facade'))

it('folding twice is folding once', () =>
  expect(foldDiacritics(foldDiacritics('ÅÉÎØß’S'))).toBe(foldDiacritics('ÅÉÎØß’S')))

const arbitraryTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom('Kettles', 'kettle', "gogo's", '1.7L', 'KX200-b', 'Crème', 'axes', ' - ', '\n', '°', 'Ⓐ'),
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '))

it('the distinct words of any text are its words, each once, in the order of the text', () => {
  fc.assert(
    fc.property(arbitraryTexts, (text) => {
      expect(distinctWords(text)).toEqual([...new Set(tokenize(text))])
    }),
  )
})

describe('the words of ASCII texts', () => {
  const manyRuns = Array.from({ length: 40_000 }, (_, at) => `${letters(at)}x`)

  it('are found when there are more than can be kept', () => {
    const words = openAsciiWords((run) => run.replace(/xs$/, 'x'))
    for (const run of manyRuns) expect(words(`${run} kettle ${run}s ${run}`)).toEqual([run, 'kettle'])
  })

  it('are found in texts of any length', () => {
    const words = openAsciiWords((run) => run)
    const long = 'a'.repeat(5000)
    expect(words(`blue ${long} ${long}b`)).toEqual(['blue', long, `${long}b`])
  })
})

/** 0 -> a, 25 -> z, 26 -> ba */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26))
  return number < 26 ? last : letters(Math.floor(number / 26)) + last
}
