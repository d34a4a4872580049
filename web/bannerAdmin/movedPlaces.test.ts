import { expect, it } from 'vitest'
import { movedPlaces } from './movedPlaces.ts'

const slide = (id: string, order: number) => ({ id, order })
const banner = [slide('braai', 1), slide('kitchen', 2), slide('basin', 3)]

it('two neighbours change places', () => {
  expect(movedPlaces(banner, 'kitchen', 0)).toEqual([slide('kitchen', 1), slide('braai', 2)])
  expect(movedPlaces(banner, 'kitchen', 2)).toEqual([slide('basin', 2), slide('kitchen', 3)])
})

it('slides that share a place, or have gaps between theirs, are numbered', () => {
  const shared = [slide('braai', 1), slide('kitchen', 1), slide('basin', 40)]
  expect(movedPlaces(shared, 'basin', 1)).toEqual([slide('basin', 2), slide('kitchen', 3)])
})

it('nothing changes where a slide stays, or is gone', () => {
  expect(movedPlaces(banner, 'kitchen', 1)).toEqual([])
  expect(movedPlaces(banner, 'laundry', 0)).toEqual([])
})
