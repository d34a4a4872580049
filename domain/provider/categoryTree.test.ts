import { expect, it } from 'vitest'
import { categoryLabels, findCategoryPath } from './categoryTree.ts'

const path = ['home-services', 'plumbing', 'geysers']

it.each([1, 2, 3])('a path of %i levels is found', (levels) => {
  expect(findCategoryPath(path.slice(0, levels))?.map(({ value }) => value)).toEqual(path.slice(0, levels))
})

it.each([[[]], [['plumbing']], [['home-services', 'geysers']], [[...path, 'solar']], [['constructor']], [['']]])(
  '%j is no path of the tree',
  (values) => expect(findCategoryPath(values)).toBeUndefined(),
)

it('the labels of a path are those of its categories, without those that are not in the tree', () => {
  expect(categoryLabels(path).map(({ value }) => value)).toEqual(path)
  expect(categoryLabels(['home-services', 'plumbing', 'wells']).map(({ value }) => value)).toEqual(path.slice(0, 2))
  expect(categoryLabels(['wells', 'plumbing'])).toEqual([])
})
