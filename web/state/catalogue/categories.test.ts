import { describe, expect, it } from 'vitest'
import { type Category, categoryHref, categoryPath } from './categories.ts'

const category = (name: string, slug: string, children: Category[] = []): Category => ({
  name,
  slug,
  count: 1,
  href: '',
  children,
})

const tree = [
  category('Appliances', 'appliances', [
    category('Kitchen Appliances', 'kitchen-appliances', [category('Kettles', 'kettles')]),
  ]),
  category('Household', 'household', [category('Storage', 'storage', [category('Boxes', 'boxes')])]),
]

const names = (...path: string[]) => categoryPath(tree, path).map(({ name }) => name)

describe('the path to a category', () => {
  it('is found by names or slugs', () => {
    expect(names('appliances', 'kitchen-appliances', 'kettles')).toEqual([
      'Appliances',
      'Kitchen Appliances',
      'Kettles',
    ])
    expect(names('Household', 'Storage')).toEqual(['Household', 'Storage'])
  })

  it('is found for a single name at any level', () => {
    expect(names('Boxes')).toEqual(['Household', 'Storage', 'Boxes'])
    expect(names('Appliances')).toEqual(['Appliances'])
  })

  it('is empty for an unknown name, and for a path that does not exist', () => {
    for (const path of [['Boats'], ['household', 'kettles'], ['kitchen-appliances', 'kettles'], []]) {
      expect(names(...path)).toEqual([])
    }
  })
})

it('the URL of a top category has its name, and that of a subcategory has the slugs of its path', () => {
  expect(categoryHref('Kitchen & Co')).toBe('/Categories/Kitchen%20%26%20Co')
  expect(categoryHref('Appliances', 'Kitchen Appliances', 'Kettles')).toBe(
    '/categories/appliances/kitchen-appliances/kettles',
  )
})
