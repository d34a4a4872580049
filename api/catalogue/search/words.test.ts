import { describe, expect, it } from 'vitest'
import { folded, tagWord, wordsOf } from './words.ts'

describe('words are searched', () => {
  it.each([
    ['Crème FAÇADE kettle', ['creme', 'facade', 'kettle']],
    ['Smørrebrød Straße', ['smorrebrod', 'strasse']],
    ['Gogo’s 1.7l kettle (blue)', ['gogo', '1', '7', 'l', 'kettle', 'blue']],
    ['KX200-b', ['kx', '200', 'b']],
    ['电热水壶', ['电热水壶']],
    ['🫖 -- "*" %', []],
    ['', []],
  ])('%j as %j', (text, words) => expect(wordsOf(text)).toEqual(words))

  it.each([
    ['kettle', 'kettles'],
    ['battery', 'batteries'],
    ['cookie', 'cookies'],
    ['glass', 'glasses'],
    ['brush', 'brushes'],
    ['box', 'boxes'],
    ['hose', 'hoses'],
    ['vase', 'vases'],
    ['knife', 'knives'],
    ['valve', 'valves'],
    ['stove', 'stoves'],
  ])('%s and %s alike', (one, many) => expect(wordsOf(many)).toEqual(wordsOf(one)))

  it.each([['gas'], ['bus'], ['iris'], ['glass'], ['tie'], ['led'], ['constructor'], ['valueof']])(
    '%s as it stands',
    (word) => expect(wordsOf(word)).toEqual([word]),
  )
})

it('a tag is one word', () => expect(tagWord('  Load-Shedding  façade ')).toBe('load_shedding_facade'))

it('folding twice is folding once', () => expect(folded(folded('ÅÉÎØß’S'))).toBe(folded('ÅÉÎØß’S')))
