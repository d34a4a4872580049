import { expect, it } from 'vitest'
import { providerTableUrl } from './providerTableUrl.ts'

const requested = (query: string) => providerTableUrl.requestOf(providerTableUrl.viewOf(new URLSearchParams(query)))
const firstPage = { pageNumber: '1', limit: '20' }

it.each([
  ['', { sort: 'name' }],
  ['search=+zodwa+&group=home-services', { search: 'zodwa', group: 'home-services', sort: 'name' }],
  ['verified=yes&state=inactive', { verified: 'true', isActive: 'false', sort: 'name' }],
  ['verified=no&state=active', { verified: 'false', isActive: 'true', sort: 'name' }],
  ['sort=-name', { sort: '-name' }],
  // The best rated come first in the API's order, which is the descending one of the column.
  ['sort=-rating', { sort: 'rating' }],
  ['sort=rating', { sort: '-rating' }],
  ['sort=soonest', { sort: 'soonest' }],
  ['sort=shoe-size&verified=maybe', { sort: 'name' }],
])('the address ?%s asks for these service providers', (query, expected) => {
  const { query: sent } = requested(query)
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...expected, ...firstPage })
})

it('the address has the filter, the order and the page, without what is usual', () => {
  const filter = { search: 'zodwa', group: '', verified: 'no', state: '', sort: '-soonest' } as const
  expect(providerTableUrl.hrefFor({ filter, page: 2 })).toBe(
    '/ServiceProvider_Management?search=zodwa&verified=no&sort=-soonest&page=2',
  )
  expect(providerTableUrl.hrefFor({ filter: { ...filter, search: '', verified: '', sort: 'name' }, page: 1 })).toBe(
    '/ServiceProvider_Management',
  )
})
