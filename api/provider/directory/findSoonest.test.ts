import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'

// The shop's clock stands at Monday 16 November 2026, 10:00 in South Africa.

let shop: GivenShop

const on = (weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7, from: string, to: string) => ({ hours: { [weekday]: [{ from, to }] } })
const electrical = { categories: ['home-services', 'electrical', 'lights-and-plugs'] }
const painting = { categories: ['construction-renovation', 'painting', 'roof-painting'] }
const solar = { categories: ['home-services', 'electrical', 'solar-and-inverters'] }
const daysOff = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

const directory: Record<string, Partial<ProviderDetails>> = {
  // Plumbers.
  thabo: { areasServed: ['Soweto Pimville'], ...on(1, '14:00', '15:00') },
  rhulani: { areasServed: ['Elim', 'Tiyani Magoro'], ...on(1, '12:00', '13:00') },
  lerato: { areasServed: ['Lenasia'], ...on(3, '08:00', '09:00') },
  newcomer: { areasServed: ['Lenasia', 'Soweto Pimville'], verified: false, ...on(1, '11:00', '12:00') },
  early: { areasServed: ['Giyani'], ...on(1, '11:00', '12:00') },
  // Electricians: nobody is verified in Soweto, and nobody has a time in Roodepoort.
  zodwa: { ...electrical, areasServed: ['Soweto Pimville'], verified: false, ...on(2, '08:00', '09:00') },
  hendrik: { ...electrical, areasServed: ['Roodepoort'], hours: {} },
  mulalo: { ...solar, areasServed: ['Thohoyandou', 'Elim'], ...on(1, '11:00', '12:00') },
  // A painter far from everywhere.
  alpheus: { ...painting, areasServed: ['Vuwani', 'Elim'], ...on(5, '08:00', '12:00') },
}

beforeAll(async () => {
  shop = await givenShop()
  for (const [id, details] of Object.entries(directory))
    await shop.given.provider(id, { ...thabosPlumbing, fullName: id, ...details })
  await shop.caughtUp()
})
afterAll(() => shop.close())

const soonest = async (categoryName: string, area?: string) =>
  (await shop.when.guest('GET api/service-providers/soonest', { query: { categoryName, area } })).body
const found = async (categoryName: string, area?: string) => {
  const { result } = await soonest(categoryName, area)
  return result && [result.id, result.area]
}

describe('whoever is free soonest', () => {
  it('serves the wanted area, even if somebody elsewhere is free before', async () => {
    expect(await found('home-services/plumbing', 'Lenasia')).toEqual(['lerato', 'Lenasia'])
    expect(await found('home-services/plumbing', 'tiyani magoro')).toEqual(['rhulani', 'Tiyani Magoro'])
  })

  it('serves a delivery area of the shop if no area is wanted, or nobody serves the wanted one', async () => {
    expect(await found('home-services/plumbing')).toEqual(['rhulani', 'Tiyani Magoro'])
    expect(await found('home-services/plumbing', 'Gqeberha')).toEqual(['rhulani', 'Tiyani Magoro'])
    expect(await found('home-services/electrical', 'Roodepoort')).toEqual(['zodwa', 'Soweto Pimville'])
  })

  it('may be anywhere if nobody serves a delivery area', async () => {
    expect(await found('construction-renovation/painting')).toEqual(['alpheus', 'Vuwani'])
  })

  it('has any speciality of the trade, or the wanted one', async () => {
    expect(await found('home-services/electrical', 'Elim')).toEqual(['mulalo', 'Elim'])
    expect(await found('home-services/electrical/solar-and-inverters')).toEqual(['mulalo', 'Thohoyandou'])
  })

  it('is nobody in a trade without anybody, and in one that does not exist', async () => {
    expect(await found('home-services/cleaning')).toBeNull()
    expect(await found('home-services/sorcery', 'Lenasia')).toBeNull()
  })

  it('is answered with what an offer shows, and nothing else', async () => {
    expect(await soonest('home-services/plumbing', 'Soweto Pimville')).toMatchObject({
      asOf: '2026-11-16T08:00:00Z',
      result: {
        id: 'thabo',
        fullName: 'thabo',
        profession: 'Plumber',
        profilePictureUrl: '/providers/thabo-mokoena.webp',
        verified: true,
        averageRating: 0,
        reviewCount: 0,
        soonest: { start: '2026-11-16T12:00:00Z', minutes: 60 },
        area: 'Soweto Pimville',
      },
    })
    expect(Object.keys((await soonest('home-services/plumbing')).result ?? {})).toHaveLength(9)
  })

  it('changes once the time is booked, or the provider is withdrawn', async () => {
    const id = 'solo'
    const roofs = { categories: ['construction-renovation', 'roofs-and-ceilings', 'gutters'] }
    await shop.given.provider(id, { ...thabosPlumbing, ...roofs, ...on(1, '11:00', '12:00'), daysOff })
    await shop.caughtUp()
    const start = (await soonest('construction-renovation/roofs-and-ceilings')).result?.soonest.start ?? ''
    expect(start).toBe('2026-11-23T09:00:00Z')

    await shop.when.amina('POST bookings/hold', { querydata: { providerId: id, start } })
    await shop.caughtUp()
    expect((await soonest('construction-renovation/roofs-and-ceilings')).result?.soonest.start).toBe(
      '2026-11-30T09:00:00Z',
    )

    await shop.when.themba('POST api/service-providers/updateById/:id', {
      params: { id },
      querydata: { isActive: false },
    })
    await shop.caughtUp()
    expect(await found('construction-renovation/roofs-and-ceilings')).toBeNull()
  })
})

describe('the answer', () => {
  const path = 'api/service-providers/soonest?categoryName=home-services%2Fplumbing'

  it('is not sent again while it is the same', async () => {
    const first = await fetch(`${shop.url}/${path}`)
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${shop.url}/${path}`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    expect([first.status, etag.length > 2, again.status]).toEqual([200, true, 304])
  })

  it.each([
    ['categoryName', ''],
    ['categoryName', '?categoryName='],
    ['categoryName', `?categoryName=${'x'.repeat(201)}`],
    ['area', `?categoryName=plumbing&area=${'x'.repeat(61)}`],
  ])('refuses a %s that is not valid: %s', async (field, query) => {
    const answer = await fetch(`${shop.url}/api/service-providers/soonest${query}`)
    const body = await answer.json()
    expect([answer.status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
  })
})
