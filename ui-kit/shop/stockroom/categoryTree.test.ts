import { describe, expect, test } from 'vitest'
import { type CategoryNode, categoryTicked } from './categoryTree.ts'

const tree: CategoryNode[] = [
  { name: 'Appliances', children: [{ name: 'Kitchen', children: [{ name: 'Kettles' }, { name: 'Toasters' }] }] },
  { name: 'Household', children: [{ name: 'Cookware' }] },
]

describe('a category', () => {
  test('brings those above it', () => {
    expect(categoryTicked(tree, [], ['Appliances', 'Kitchen', 'Kettles'], true)).toEqual([
      'Appliances',
      'Kitchen',
      'Kettles',
    ])
  })

  test('stands in the order of the tree, whenever it was ticked', () => {
    expect(categoryTicked(tree, ['Household'], ['Appliances', 'Kitchen'], true)).toEqual([
      'Appliances',
      'Kitchen',
      'Household',
    ])
  })

  test('takes those below it away with it', () => {
    expect(categoryTicked(tree, ['Appliances', 'Kitchen', 'Kettles', 'Household'], ['Appliances'], false)).toEqual([
      'Household',
    ])
  })

  test('goes alone where it has none below', () => {
    expect(
      categoryTicked(tree, ['Appliances', 'Kitchen', 'Kettles'], ['Appliances', 'Kitchen', 'Kettles'], false),
    ).toEqual(['Appliances', 'Kitchen'])
  })

  test('that the tree no longer knows is kept', () => {
    expect(categoryTicked(tree, ['Garden'], ['Household'], true)).toEqual(['Household', 'Garden'])
  })
})
