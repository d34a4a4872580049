import { describe, expect, test } from 'vitest'
import { type CategoryNode, isOnPath, withPath } from './categoryTree.ts'

const tree: CategoryNode[] = [
  { name: 'Appliances', children: [{ name: 'Kitchen', children: [{ name: 'Kettles', children: [] }] }] },
  { name: 'Household', children: [] },
]

describe('a product in kettles', () => {
  const chosen = ['Appliances', 'Kitchen', 'Kettles']

  test('is in every ancestor category, too', () => {
    expect(isOnPath(chosen, ['Appliances'])).toBe(true)
    expect(isOnPath(chosen, ['Appliances', 'Kitchen'])).toBe(true)
    expect(isOnPath(chosen, ['Household'])).toBe(false)
  })

  test('is not in a category of the same name elsewhere', () => {
    expect(isOnPath(chosen, ['Household', 'Kitchen'])).toBe(false)
  })

  test('leaves the tree unchanged if its path exists', () => expect(withPath(tree, chosen)).toEqual(tree))
})

test('the path of a draft is added to the tree if no listed product has it', () => {
  expect(withPath(tree, ['Household', 'Lighting', 'Lanterns'])[1]).toEqual({
    name: 'Household',
    children: [{ name: 'Lighting', children: [{ name: 'Lanterns', children: [] }] }],
  })
})
