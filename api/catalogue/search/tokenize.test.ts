import { describe, expect, it } from 'vitest'
import { foldDiacritics, tagToken, tokenize } from './tokenize.ts'

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
