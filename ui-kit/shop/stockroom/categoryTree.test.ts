import { describe, expect, test } from 'vitest'
import { type CategoryNode, isChosen, withOwnPath } from './categoryTree.ts'

const tree: CategoryNode[] = [
  { name: 'Appliances', children: [{ name: 'Kitchen', children: [{ name: 'Kettles', children: [] }] }] },
  { name: 'Household', children: [] },
]

describe('a product in kettles', () => {
  const chosen = ['Appliances', 'Kitchen', 'Kettles']

  test('stands in every category above them too', () => {
    expect(isChosen(chosen, ['Appliances'])).toBe(true)
    expect(isChosen(chosen, ['Appliances', 'Kitchen'])).toBe(true)
    expect(isChosen(chosen, ['Household'])).toBe(false)
  })

  test('does not stand in a category of the same name elsewhere', () => {
    expect(isChosen(chosen, ['Household', 'Kitchen'])).toBe(false)
  })

  test('finds its path in the tree as it is', () => expect(withOwnPath(tree, chosen)).toEqual(tree))
})

test('a draft finds its own path also where nothing is listed yet', () => {
  expect(withOwnPath(tree, ['Household', 'Lighting', 'Lanterns'])[1]).toEqual({
    name: 'Household',
    children: [{ name: 'Lighting', children: [{ name: 'Lanterns', children: [] }] }],
  })
})
