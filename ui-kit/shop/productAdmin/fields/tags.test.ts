import { expect, test } from 'vitest'
import { addValues, parseTags, splitValues } from './tags.ts'

test('tags are split at commas and line breaks, in lower case and trimmed', () => {
  expect(parseTags(' Load  shedding, braai\nGift,,')).toEqual(['load shedding', 'braai', 'gift'])
  expect(parseTags(' , ')).toEqual([])
})

test('other values keep their capitals', () =>
  expect(splitValues('Pimville  Zone 5, Orlando West')).toEqual(['Pimville Zone 5', 'Orlando West']))

test('a tag is added only once', () => expect(addValues(['braai'], ['gift', 'braai'])).toEqual(['braai', 'gift']))
