import { expect, it } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import { nearestArea } from './nearestArea.ts'

const areas = [
  'Elim',
  'Johannesburg',
  'Lenasia',
  'Louis Trichardt',
  'Malamulele',
  'Orlando',
  'Soweto Pimville',
  'Tiyani Magoro',
]
const inJohannesburg = (suburb: string) => ({ suburb, city: 'Johannesburg', province: 'Gauteng' })

it.each([
  ['Amina in Pimville Zone 4, Soweto', aminasHouse, 'Soweto Pimville'],
  ['Gogo, whose suburb counts more than her town', gogosHouse, 'Tiyani Magoro'],
  ['a suburb of a town with more words', { suburb: 'Elim', city: 'Louis Trichardt', province: 'Limpopo' }, 'Elim'],
  ['a suburb with more words than the area', inJohannesburg('Lenasia Ext. 5'), 'Lenasia'],
  ['capital letters', inJohannesburg('ORLANDO WEST'), 'Orlando'],
  ['a suburb that nobody serves, in a city that somebody does', inJohannesburg('Rosebank'), 'Johannesburg'],
  ['a town that nobody serves', { suburb: 'Walmer', city: 'Gqeberha', province: 'Eastern Cape' }, undefined],
  ['a part of a word', { suburb: 'Orlandopark', city: 'Soweto', province: 'Gauteng' }, undefined],
])('the area of %s', (_, address, area) => {
  expect(nearestArea(areas, address)).toBe(area)
  expect(nearestArea(areas.toReversed(), address)).toBe(area)
})

it('is unknown without areas', () => {
  expect(nearestArea([], aminasHouse)).toBeUndefined()
  expect(nearestArea(['', ' - '], aminasHouse)).toBeUndefined()
})
