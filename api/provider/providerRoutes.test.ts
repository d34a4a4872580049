import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'

// The shop's clock stands at Monday 16 November 2026, 10:00 in South Africa.

let shop: GivenShop

const evenings = { hours: { 6: [{ from: '18:00', to: '22:00' }] }, slotMinutes: 60, daysOff: [] }
const inGiyani = { location: 'Giyani', zoneOrSection: 'Section D', areasServed: ['Giyani', 'Tiyani Magoro'] }
const directory: Record<string, Partial<ProviderDetails>> = {
  thabo: {},
  ayanda: {
    fullName: 'Ayanda Nkosi',
    profession: 'Geyser Installer',
    verified: false,
    callOutFee: 20_000,
    ...inGiyani,
  },
  zodwa: { fullName: 'Zodwa Khumalo', description: 'Emergency leaks, day and night', callOutFee: 60_000, ...evenings },
  lerato: {
    fullName: 'Lerato Molefe',
    categories: ['home-services', 'plumbing', 'leaks-and-burst-pipes'],
    areasServed: ['Lenasia'],
  },
}

beforeAll(async () => {
  shop = await givenShop()
  for (const [id, details] of Object.entries(directory))
    await shop.given.provider(id, { ...thabosPlumbing, ...details })
  await shop.caughtUp()
})
afterAll(() => shop.close())

const search = async (query: Record<string, string>) =>
  (await shop.when.guest('GET api/service-providers/searchServiceProviders', { query: { limit: '100', ...query } }))
    .body
const found = async (query: Record<string, string>) => (await search(query)).results.map(({ id }) => id).sort()

const outcome = ({ status, body }: { status: number; body: object }) => [status, Reflect.get(body, 'refusal')]

describe('the directory', () => {
  it.each<[Record<string, string>, string[]]>([
    [{}, ['ayanda', 'lerato', 'thabo', 'zodwa']],
    [{ categoryName: 'home-services' }, ['ayanda', 'lerato', 'thabo', 'zodwa']],
    [{ categoryName: 'home-services/plumbing/leaks-and-burst-pipes' }, ['lerato']],
    [{ categoryName: 'Leaks-And-Burst-Pipes' }, ['lerato']],
    [{ categoryName: 'plumb' }, []],
    [{ categoryName: 'emergency', isCategory: 'false' }, ['zodwa']],
    [{ search: 'NKOSI' }, ['ayanda']],
    [{ search: 'thabo geysers' }, ['thabo']],
    [{ search: 'thabo unicorn' }, []],
    [{ area: 'tiyani magoro' }, ['ayanda']],
    [{ priceEnd: '350' }, ['ayanda', 'lerato', 'thabo']],
    [{ priceEnd: '349' }, ['ayanda']],
    [{ verified: 'false' }, ['ayanda']],
    [{ ratingFrom: '1' }, []],
    [{ available: 'today' }, ['ayanda', 'lerato', 'thabo']],
    [{ available: 'weekend', search: 'zodwa' }, ['zodwa']],
  ])('answers %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('has four providers on a page', async () => {
    const { meta } = await search({ limit: '4' })
    expect(meta).toEqual({ totalCount: 4, total: 4, pageNumber: 1, size: 4, nextCursor: null })
    const second = await search({ limit: '3', pageNumber: '2' })
    expect(second.results.length).toBe(1)
  })

  it('says so in a message where nothing is found', async () => {
    expect(await search({ search: 'unicorn' })).toMatchObject({
      results: [],
      message: 'No service providers found. Try another category or area, or fewer filters.',
    })
  })

  it('sorts by the soonest free time, by the fee, and verified ones first', async () => {
    const ids = async (sort: string) => (await search({ sort })).results.map(({ id }) => id)
    expect((await ids('soonest')).at(-1)).toBe('zodwa')
    expect(await ids('fee')).toEqual(['ayanda', 'lerato', 'thabo', 'zodwa'])
    expect((await ids('recommended')).at(-1)).toBe('ayanda')
  })

  it('shows the soonest free time on each card', async () => {
    const { results } = await search({})
    expect(Object.fromEntries(results.map(({ id, soonest }) => [id, soonest?.start]))).toEqual({
      thabo: '2026-11-16T09:00:00Z',
      ayanda: '2026-11-16T09:00:00Z',
      lerato: '2026-11-16T09:00:00Z',
      zodwa: '2026-11-21T16:00:00Z',
    })
  })

  it.each([
    ['sort', { sort: 'cheapest' }],
    ['pageNumber', { pageNumber: '1.5' }],
    ['available', { available: 'always' }],
    ['ratingFrom', { ratingFrom: 'four' }],
    ['search', { search: 'x'.repeat(101) }],
  ])('refuses a %s that is not valid', async (field, query) => {
    const answer = await fetch(`${shop.url}/api/service-providers/searchServiceProviders?${new URLSearchParams(query)}`)
    const body = await answer.json()
    expect([answer.status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
  })

  it('counts the providers of each category and area', async () => {
    const { results } = (await shop.when.guest('GET api/service-providers/categories')).body
    const group = results.find(({ value }) => value === 'home-services')
    const plumbing = group?.children.find(({ value }) => value === 'plumbing')
    expect([
      group?.count,
      plumbing?.count,
      plumbing?.children.find(({ value }) => value === 'leaks-and-burst-pipes')?.count,
    ]).toEqual([4, 4, 1])
    const areas = (await shop.when.guest('GET api/service-providers/areas')).body.results
    expect(areas.find(({ key }) => key === 'Lenasia')).toEqual({ key: 'Lenasia', count: 1 })
  })
})

describe('a provider', () => {
  it('is shown with hours and categories', async () => {
    const { body } = await shop.when.guest('GET api/service-providers/:id', { params: { id: 'thabo' } })
    expect(body.result).toMatchObject({
      fullName: 'Thabo Mokoena',
      callOutFee: 350,
      categories: [
        { value: 'home-services', label: 'Home Services' },
        { value: 'plumbing', label: 'Plumbing' },
        { value: 'geysers' },
      ],
      hours: thabosPlumbing.hours,
      slotMinutes: 60,
    })
    expect(body.result).not.toHaveProperty('daysOff')
  })

  it('that does not exist is not found', async () => {
    const asking = { params: { id: 'nobody' } }
    expect(outcome(await shop.when.guest('GET api/service-providers/:id', asking))).toEqual([404, 'ProviderNotFound'])
    expect(outcome(await shop.when.guest('GET api/service-providers/slots/:id', asking))).toEqual([
      404,
      'ProviderNotFound',
    ])
  })

  it('offers a week of free times', async () => {
    const { body } = await shop.when.guest('GET api/service-providers/slots/:id', { params: { id: 'thabo' } })
    const { days, ...rest } = body.result
    expect(rest).toEqual({ providerId: 'thabo', from: '2026-11-16', last: '2027-01-15', minutes: 60, callOutFee: 350 })
    expect(days.map(({ day, isOff, slots }) => [day, isOff, slots.length])).toEqual([
      // 10:00 has begun: 11:00 and the four of the afternoon are left.
      ['2026-11-16', false, 5],
      ['2026-11-17', false, 8],
      ['2026-11-18', false, 8],
      ['2026-11-19', false, 8],
      ['2026-11-20', false, 8],
      ['2026-11-21', false, 4],
      ['2026-11-22', true, 0],
    ])
  })
})

describe('an admin', () => {
  const form = JSON.parse(JSON.stringify({ ...thabosPlumbing, fullName: 'Naledi Dube', callOutFee: 100 }))
  const add = async (change: object = {}) =>
    shop.when.themba('POST api/service-providers/add', { querydata: { ...form, ...change } })
  const edit = (id: string, querydata: object) =>
    shop.when.themba('POST api/service-providers/updateById/:id', { params: { id }, querydata })

  it('adds a provider, who is in the directory at once', async () => {
    const { body } = await add({ fullName: 'Refilwe Maseko' })
    expect(body.result).toMatchObject({ fullName: 'Refilwe Maseko', callOutFee: 100, isActive: true, version: 0 })
    await shop.caughtUp()
    expect(await found({ search: 'refilwe' })).toEqual([body.result.id])
  })

  it('adds a provider who is not in the directory yet', async () => {
    const { result } = (await add({ fullName: 'Puleng Tau', isActive: false })).body
    expect(result.isActive).toBe(false)
    await shop.caughtUp()
    expect(await found({ search: 'puleng' })).toEqual([])
  })

  it('edits any part; an edit of an old version is refused with what changed', async () => {
    const { id, version } = (await add()).body.result
    expect((await edit(id, { experienceYears: '13', version })).body.result).toMatchObject({ experienceYears: 13 })
    const refused = await edit(id, { experienceYears: 14, version })
    expect(outcome(refused)).toEqual([409, 'ProviderHasChanged'])
  })

  it('opens a provider for an edit, with the bookings that the hours do not contain', async () => {
    const { id } = (await add()).body.result
    const params = { id }
    const opened = await shop.when.themba('GET api/service-providers/forEdit/:id', { params })
    expect(opened.body).toMatchObject({
      result: { id, fullName: 'Naledi Dube', daysOff: ['2026-12-16'], version: 0 },
      strandedBookings: [],
    })
    const unknown = await shop.when.themba('GET api/service-providers/forEdit/:id', { params: { id: 'nobody' } })
    expect(outcome(unknown)).toEqual([404, 'ProviderNotFound'])
  })

  it.each([
    ['name', ['Ayanda Nkosi', 'Lerato Molefe', 'Thabo Mokoena', 'Zodwa Khumalo']],
    ['-name', ['Zodwa Khumalo', 'Thabo Mokoena', 'Lerato Molefe', 'Ayanda Nkosi']],
    // Lerato has leaks, the others geysers.
    ['group', ['Ayanda Nkosi', 'Thabo Mokoena', 'Zodwa Khumalo', 'Lerato Molefe']],
    ['location', ['Ayanda Nkosi', 'Lerato Molefe', 'Thabo Mokoena', 'Zodwa Khumalo']],
    ['-location', ['Lerato Molefe', 'Thabo Mokoena', 'Zodwa Khumalo', 'Ayanda Nkosi']],
    // Zodwa works on Saturday evenings only.
    ['soonest', ['Ayanda Nkosi', 'Lerato Molefe', 'Thabo Mokoena', 'Zodwa Khumalo']],
    ['-soonest', ['Zodwa Khumalo', 'Ayanda Nkosi', 'Lerato Molefe', 'Thabo Mokoena']],
  ] as const)('sorts all providers by %s', async (sort, names) => {
    const { body } = await shop.when.themba('GET api/service-providers/all', { query: { sort, limit: '100' } })
    const known: readonly string[] = names
    expect(body.results.map(({ fullName }) => fullName).filter((name) => known.includes(name))).toEqual(names)
  })

  it('withdraws a provider, who can then neither be seen nor booked', async () => {
    const { id } = (await add({ fullName: 'Gugu Zulu' })).body.result
    await edit(id, { isActive: false })
    await shop.caughtUp()
    expect(await found({ search: 'gugu' })).toEqual([])
    const params = { id }
    expect(outcome(await shop.when.guest('GET api/service-providers/:id', { params }))).toEqual([
      404,
      'ProviderNotFound',
    ])
    const querydata = { providerId: id, start: '2026-11-24T07:00:00Z' }
    expect(outcome(await shop.when.amina('POST bookings/hold', { querydata }))).toEqual([404, 'ProviderNotFound'])
    const all = await shop.when.themba('GET api/service-providers/all', { query: { isActive: 'false' } })
    expect(all.body.results.map((each) => each.id)).toContain(id)
  })

  it('is told which bookings new hours no longer contain, and none of them is lost', async () => {
    const { id } = (await add()).body.result
    const querydata = { providerId: id, start: '2026-11-24T07:00:00Z', address: aminasHouse, phone: '0825550142' }
    const booking = (await shop.when.amina('POST bookings/request', { querydata })).body.result
    await shop.caughtUp()
    const { body } = await edit(id, { hours: { 2: [{ from: '13:00', to: '17:00' }] } })
    expect(body.strandedBookings).toMatchObject([
      { id: booking.id, customerName: 'Amina Daniels', status: 'Requested' },
    ])
    const still = await shop.when.amina('GET bookings/find/:id', { params: { id: booking.id } })
    expect(still.body.result.status).toBe('Requested')
  })

  it('reads the history of a provider', async () => {
    const { id } = (await add()).body.result
    await edit(id, { slotMinutes: 30, verified: false })
    const { result } = (await shop.when.themba('GET audit/providers/:id', { params: { id } })).body
    expect(result.facts.map(({ sentence }) => sentence)).toEqual([
      'added the service provider: Plumber in Soweto',
      'changed the working hours, with appointments of 30 minutes',
      'withdrew the verification',
    ])
  })

  it.each([
    ['fullName', { fullName: 'Al' }],
    ['experienceYears', { experienceYears: 61 }],
    ['phoneNumber', { phoneNumber: '825550143' }],
    ['categories', { categories: ['home-services', 'sorcery'] }],
    ['areasServed', { areasServed: [] }],
    ['callOutFee', { callOutFee: -1 }],
    ['slotMinutes', { slotMinutes: 25 }],
    [
      'hours.1',
      {
        hours: {
          1: [
            { from: '08:00', to: '12:00' },
            { from: '11:00', to: '13:00' },
          ],
        },
      },
    ],
    ['daysOff.0', { daysOff: ['Christmas'] }],
  ])('is refused a wrong %s', async (field, change) => {
    const { status, body } = await add(change)
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })
})
