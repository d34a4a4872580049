import { expect, it, test } from 'vitest'
import { findCategoryPath } from './categoryTree.ts'
import { goodsOfTrade, tradeGoods } from './tradeGoods.ts'

test.each(tradeGoods)('$path, with the goods for $work, is a trade or a speciality of the directory', ({ path }) => {
  expect(findCategoryPath(path.split('/'))?.length).toBeOneOf([2, 3])
})

it.each([
  ['a plumber', ['home-services', 'plumbing'], 'plumbing'],
  ['somebody for geysers', ['home-services', 'plumbing', 'geysers'], 'plumbing'],
  ['an electrician', ['home-services', 'electrical', 'wiring-and-faults'], 'electrical'],
  ['an installer of solar panels', ['home-services', 'electrical', 'solar-and-inverters'], 'solar'],
  ['a tutor', ['education-tutoring', 'school-subjects', 'mathematics'], undefined],
  ['somebody whose trade only begins alike', ['home-services', 'plumbing-and-more'], undefined],
  ['a whole group', ['home-services'], undefined],
  ['somebody without a category', [], undefined],
])('the goods of %s', (_, values, tag) => {
  expect(goodsOfTrade(values)?.tag).toBe(tag)
})
