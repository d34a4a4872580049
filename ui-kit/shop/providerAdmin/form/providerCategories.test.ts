import { describe, expect, it } from 'vitest'
import { categoryLabels, categoryLevels } from './providerCategories.ts'

const geysers = { value: 'geysers', label: 'Geysers' }
const plumbing = { value: 'plumbing', label: 'Plumbing', children: [geysers] }
const cleaning = { value: 'cleaning', label: 'Cleaning' }
const homeServices = { value: 'home-services', label: 'Home Services', children: [plumbing, cleaning] }

describe('a path of provider categories', () => {
  it('is chosen level by level, as long as there are children', () => {
    expect(categoryLevels([homeServices], [])).toEqual([[homeServices]])
    expect(categoryLevels([homeServices], ['home-services', 'plumbing'])).toEqual([
      [homeServices],
      [plumbing, cleaning],
      [geysers],
    ])
    expect(categoryLevels([homeServices], ['home-services', 'cleaning'])).toHaveLength(2)
  })

  it('is told in labels, and in its value where the tree has it no longer', () => {
    expect(categoryLabels([homeServices], ['home-services', 'plumbing', 'geysers'])).toEqual([
      'Home Services',
      'Plumbing',
      'Geysers',
    ])
    expect(categoryLabels([homeServices], ['home-services', 'roofing'])).toEqual(['Home Services', 'roofing'])
  })
})
