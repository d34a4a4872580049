// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fitterOf } from '#domain/provider/fitters.ts'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { ClientContext } from '#web/state/client.ts'
import { type Session, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { FitterOffer, type FitterOfferProps } from './FitterOffer.tsx'

const soonest = (area?: string) =>
  `GET /api/service-providers/soonest?${area ? `area=${area}&` : ''}categoryName=home-services%2Fplumbing`
const areas = {
  'GET /api/service-providers/areas': {
    body: { results: ['Lenasia', 'Soweto Pimville', 'Tiyani Magoro'].map((key) => ({ key, count: 2 })) },
  },
}
const addresses = (...saved: object[]) => ({ 'GET /customer/addresses/amina': { body: { addresses: saved } } })
const free = (id: string, fullName: string, area: string) => ({
  body: {
    asOf: '2026-11-24T08:30:00Z',
    result: {
      ...{ id, fullName, area, profession: 'Plumber', profilePictureUrl: '', verified: true },
      ...{ averageRating: 4.6, reviewCount: 5, soonest: { start: '2026-11-24T12:00:00Z', minutes: 60 } },
    },
  },
})
const sipho = free('sipho-dlamini', 'Sipho Dlamini', 'Soweto Pimville')
const rhulani = free('rhulani-mabunda', 'Rhulani Mabunda', 'Tiyani Magoro')

const guest: Session = { status: 'guest' }
const aminaSignedIn: Session = { status: 'signedIn', person: amina }

const plumber = fitterOf(['needs-plumber'])
if (!plumber) throw new Error('Nobody fits taps')

const openOffer = (session: Session, replies: Replies, props: Partial<FitterOfferProps> = {}) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, session)
  render(
    <MemoryRouter>
      <ClientContext value={client}>
        <FitterOffer fitter={plumber} {...props} />
      </ClientContext>
    </MemoryRouter>,
  )
  return { calls: () => requests.map(({ call }) => call), client }
}

const timesOf = async (name: string) =>
  (await screen.findByRole('link', { name: `Free today 14:00 with ${name}: see all free times` })).getAttribute('href')

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a guest is offered somebody where the shop delivers, with one request', async () => {
  const { calls } = openOffer(guest, { [soonest()]: sipho })

  expect(await timesOf('Sipho Dlamini')).toBe('/ServiceProvider/sipho-dlamini#times')
  const offer = screen.getByRole('region', { name: 'Need a plumber to fit it?' })
  expect(offer.textContent).toContain('Verified')
  expect(offer.textContent).toContain('4.6')
  expect(offer.textContent).toContain('Serves Soweto Pimville')
  expect(screen.getByRole('link', { name: 'All plumbers' }).getAttribute('href')).toBe(
    '/serviceProviderCategories/home-services/plumbing',
  )
  expect(calls()).toEqual([soonest()])
})

test('a customer is offered somebody in the area of the first address', async () => {
  openOffer(aminaSignedIn, {
    ...areas,
    ...addresses(gogosHouse, aminasHouse),
    [soonest('Tiyani+Magoro')]: rhulani,
  })

  expect(await timesOf('Rhulani Mabunda')).toBe('/ServiceProvider/rhulani-mabunda#times')
})

test.each([
  ['without an address', { ...areas, ...addresses() }],
  ['in a town that nobody serves', { ...areas, ...addresses({ ...aminasHouse, suburb: 'Walmer', city: 'Gqeberha' }) }],
  ['whose addresses do not load', areas],
])('a customer %s is offered somebody where the shop delivers', async (_, replies) => {
  openOffer(aminaSignedIn, { ...replies, [soonest()]: sipho })

  expect(await timesOf('Sipho Dlamini')).toBe('/ServiceProvider/sipho-dlamini#times')
})

test('nobody is asked for before it is known who is signed in', async () => {
  const { calls, client } = openOffer({ status: 'loading' }, { ...areas, ...addresses(aminasHouse) })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls()).toEqual([])

  client.store.set(sessionAtom, aminaSignedIn)
  await eventually(() => expect(calls()).toContain(soonest('Soweto+Pimville')))
  expect(calls()).not.toContain(soonest())
})

test('for goods at a place, somebody there is asked for, whoever is signed in', async () => {
  const goods = ['Basin mixer', 'Washing machine']
  const replies = { ...areas, [soonest('Tiyani+Magoro')]: rhulani }
  const { calls } = openOffer(aminaSignedIn, replies, { goods, place: gogosHouse })

  await timesOf('Rhulani Mabunda')
  expect(screen.getByRole('region', { name: 'Need a plumber to fit them?' }).textContent).toContain(
    'For Basin mixer, Washing machine',
  )
  expect(calls()).not.toContain('GET /customer/addresses/amina')
})

test('if nobody has a free time, the offer says so and leads to the trade', async () => {
  openOffer(guest, { [soonest()]: { body: { result: null, asOf: '2026-11-24T08:30:00Z' } } })

  expect(await screen.findByText(/^Nobody has a free time right now/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'All plumbers' })).toBeDefined()
})

test('if the free times do not load, the offer still leads to the trade', async () => {
  openOffer(guest, {})

  expect(await screen.findByText('Find someone near you, at a time that suits you.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All plumbers' })).toBeDefined()
})
