import { expect, test } from 'vitest'
import { tagsOf, withTags } from './tags.ts'

test('tags are split at commas and new lines, in lower case and without loose spaces', () => {
  expect(tagsOf(' Load  shedding, braai\nGift,,')).toEqual(['load shedding', 'braai', 'gift'])
  expect(tagsOf(' , ')).toEqual([])
})

test('a tag stands once', () => expect(withTags(['braai'], ['gift', 'braai'])).toEqual(['braai', 'gift']))
