import { expect, it, test } from 'vitest'
import { findCategoryPath } from './categoryTree.ts'
import { fitterOf, fitters, fittersOf } from './fitters.ts'

const mixer = { name: 'Swan basin mixer', tags: ['tap', 'needs-plumber'] }
const washingMachine = { name: 'Front-loader', tags: ['laundry', 'needs-plumber'] }
const stove = { name: 'Four-plate stove', tags: ['needs-electrician', 'oven'] }
const kettle = { name: 'Blue kettle', tags: ['kettle', 'constructor'] }

test.each(fitters)('$tag leads to $path, a trade of the directory', ({ path }) => {
  expect(findCategoryPath(path.split('/'))).toHaveLength(2)
})

test('no two tags are the same', () => {
  expect(new Set(fitters.map(({ tag }) => tag)).size).toBe(fitters.length)
})

it('a basin mixer needs a plumber, a stove an electrician, and a kettle nobody', () => {
  expect(fitterOf(mixer.tags)?.who).toBe('a plumber')
  expect(fitterOf(stove.tags)?.who).toBe('an electrician')
  expect(fitterOf(kettle.tags)).toBeUndefined()
})

it('several products need each trade once', () => {
  expect(fittersOf([stove, kettle, mixer, washingMachine]).map(({ fitter, goods }) => [fitter.who, goods])).toEqual([
    ['a plumber', [mixer, washingMachine]],
    ['an electrician', [stove]],
  ])
  expect(fittersOf([kettle])).toEqual([])
})
