import { expect, test } from 'vitest'
import { addTags, parseTags } from './tags.ts'

test('tags are split at commas and line breaks, in lower case and trimmed', () => {
  expect(parseTags(' Load  shedding, braai\nGift,,')).toEqual(['load shedding', 'braai', 'gift'])
  expect(parseTags(' , ')).toEqual([])
})

test('a tag is added only once', () => expect(addTags(['braai'], ['gift', 'braai'])).toEqual(['braai', 'gift']))
