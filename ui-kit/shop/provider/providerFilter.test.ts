import { expect, test } from 'vitest'
import { activeProviderFilters, noProviderFilter, type ProviderFilter } from './providerFilter.ts'

const money = (rand: number) => `R ${rand}`
const inPimville: ProviderFilter = { area: 'Pimville', ratingFrom: 4, feeTo: 300, available: 'weekend' }

test('every active filter is named', () => {
  expect(activeProviderFilters(inPimville, money).map(({ label }) => label)).toEqual([
    'Pimville',
    '4 stars and up',
    'Call-out fee up to R 300',
    'Free at the weekend',
  ])
})

test('a call-out fee up to nothing is a filter of its own', () => {
  expect(activeProviderFilters({ ...noProviderFilter, feeTo: 0 }, money)).toEqual([
    { label: 'No call-out fee', without: { ...noProviderFilter, feeTo: undefined } },
  ])
})

test('each can be removed alone', () => {
  expect(
    activeProviderFilters(inPimville, money).map(({ without }) => activeProviderFilters(without, money).length),
  ).toEqual([3, 3, 3, 3])
})

test('without filters there is none', () => {
  expect(activeProviderFilters(noProviderFilter, money)).toEqual([])
})
