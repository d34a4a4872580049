import { describe, expect, it } from 'vitest'
import { type Category, categoryHref, wayTo } from './categories.ts'

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

const names = (...path: string[]) => wayTo(tree, path).map(({ name }) => name)

describe('the way to a category', () => {
  it('leads from the top down by names or slugs', () => {
    expect(names('appliances', 'kitchen-appliances', 'kettles')).toEqual([
      'Appliances',
      'Kitchen Appliances',
      'Kettles',
    ])
    expect(names('Household', 'Storage')).toEqual(['Household', 'Storage'])
  })

  it('is found for a single name wherever it stands', () => {
    expect(names('Boxes')).toEqual(['Household', 'Storage', 'Boxes'])
    expect(names('Appliances')).toEqual(['Appliances'])
  })

  it('is empty for what is not there, and for a path that leads elsewhere', () => {
    for (const path of [['Boats'], ['household', 'kettles'], ['kitchen-appliances', 'kettles'], []]) {
      expect(names(...path)).toEqual([])
    }
  })
})

it('a top category is listed under its name, one below under the slugs of the way', () => {
  expect(categoryHref('Kitchen & Co')).toBe('/Categories/Kitchen%20%26%20Co')
  expect(categoryHref('Appliances', 'Kitchen Appliances', 'Kettles')).toBe(
    '/categories/appliances/kitchen-appliances/kettles',
  )
})
