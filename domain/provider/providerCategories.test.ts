import { describe, expect, test } from 'vitest'
import { slugOf } from '#domain/catalogue/slug.ts'
import { type ProviderCategory, providerCategories } from './providerCategories.ts'

const trades = providerCategories.flatMap(({ children }) => children)
const specialities = trades.flatMap(({ children }) => children)
const everyCategory = [...providerCategories, ...trades, ...specialities]
const valuesOf = (categories: readonly ProviderCategory[]) => categories.map(({ value }) => value)

describe('the provider categories', () => {
  test('have the 13 top groups of the specification, in its order', () => {
    expect(providerCategories.map(({ label }) => label)).toEqual([
      'Home Services',
      'Automotive',
      'Technology',
      'Beauty & Grooming',
      'Food & Catering',
      'Fashion & Design',
      'Events & Entertainment',
      'Education & Tutoring',
      'Transport & Delivery',
      'Health & Wellness',
      'Childcare Services',
      'Construction & Renovation',
      'Retail & Supplies',
    ])
  })

  test('are three levels deep everywhere', () => {
    for (const { children } of providerCategories) expect(children.length).toBeOneOf([3, 4, 5, 6])
    for (const { children } of trades) expect(children.length).toBeOneOf([2, 3, 4, 5])
    for (const { children } of specialities) expect(children).toEqual([])
  })

  test('have slugs as values, no two the same', () => {
    for (const { label, value } of everyCategory) expect(value).toBe(slugOf(label))
    expect(new Set(valuesOf(everyCategory)).size).toBe(everyCategory.length)
  })

  test('are identified by their path', () => {
    const geysers = providerCategories[0]?.children[0]?.children[1]
    expect(geysers).toEqual({
      _id: 'home-services/plumbing/geysers',
      label: 'Geysers',
      value: 'geysers',
      children: [],
    })
  })
})
