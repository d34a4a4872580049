import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLiveClient } from '#api/live/testing/liveClient.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { aminasOrder, blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'

let shop: GivenShop

// The shop's clock is set to Monday the 16th, 10:00 in South Africa.
beforeEach(async () => {
  shop = await givenShop()
})
afterEach(() => shop.close())

const confirmed = fact('OrderConfirmed', {})
const processing = fact('ProcessingStarted', {})
const canceled = fact('OrderCanceled', { reason: 'changed her mind' })

const givenOrder = (id: string, at: string, ...facts: Fact[]) =>
  appendFacts(shop.store, `order-${id}`, [fact('OrderPlaced', aminasOrder), ...facts], at)

const figures = async (days?: string) => {
  await shop.caughtUp()
  const { status, body } = await shop.when.themba('GET dashboard/figures', days ? { query: { days } } : {})
  expect(status).toBe(200)
  return body.result
}

describe('orders and revenue', () => {
  it('are counted by day in South Africa, with 0 for days without sales', async () => {
    await givenOrder('late-on-friday', '2026-11-13T21:59:59.000Z', confirmed)
    await givenOrder('early-on-saturday', '2026-11-13T22:00:00.000Z', confirmed)
    await givenOrder('noon', '2026-11-14T10:00:00.000Z', confirmed)
    const { perDay, since, until, period } = await figures('7')

    expect([since, until]).toEqual(['2026-11-10', '2026-11-16'])
    expect(perDay.map(({ day, orders, revenue, averageOrder }) => [day, orders, revenue, averageOrder])).toEqual([
      ['2026-11-10', 0, 0, 0],
      ['2026-11-11', 0, 0, 0],
      ['2026-11-12', 0, 0, 0],
      ['2026-11-13', 1, 698, 698],
      ['2026-11-14', 2, 1396, 698],
      ['2026-11-15', 0, 0, 0],
      ['2026-11-16', 0, 0, 0],
    ])
    expect(period).toEqual({ orders: 3, canceled: 0, revenue: 2094, averageOrder: 698 })
  })

  it('exclude canceled orders from revenue, and orders rejected for lack of stock altogether', async () => {
    await givenOrder('kept', '2026-11-14T10:00:00.000Z', confirmed)
    await givenOrder('canceled', '2026-11-14T11:00:00.000Z', confirmed, processing, canceled)
    await givenOrder('rejected', '2026-11-14T12:00:00.000Z', fact('OrderRejected', { product: 'Blue kettle', left: 0 }))
    expect((await figures()).period).toEqual({ orders: 2, canceled: 1, revenue: 698, averageOrder: 698 })
  })

  it('of today are compared with those of a week ago until the same time', async () => {
    await givenOrder('this-morning', '2026-11-16T06:00:00.000Z', confirmed)
    await givenOrder('last-monday-early', '2026-11-08T22:30:00.000Z', confirmed)
    await givenOrder('last-monday-at-nine', '2026-11-09T07:00:00.000Z', confirmed, canceled)
    await givenOrder('last-monday-evening', '2026-11-09T18:00:00.000Z', confirmed)
    const { today, weekAgo } = await figures()
    expect(today).toEqual({ orders: 1, canceled: 0, revenue: 698, averageOrder: 698 })
    expect(weekAgo).toEqual({ orders: 2, canceled: 1, revenue: 698, averageOrder: 698 })
  })

  it.each(['7', '30', '90'])('are returned for %s days', async (days) => {
    const { perDay, ...summary } = await figures(days)
    expect([summary.days, perDay.length, perDay.at(-1)?.day]).toEqual([Number(days), Number(days), '2026-11-16'])
  })

  it('are all zero in a shop without orders', async () => {
    const { period, waiting, unfound } = await figures()
    expect(period).toEqual({ orders: 0, canceled: 0, revenue: 0, averageOrder: 0 })
    expect(waiting).toEqual({ pending: 0, processing: 0, late: 0 })
    expect(unfound).toEqual({ count: 0, texts: [] })
  })
})

it('waiting orders are counted, and are late after a day', async () => {
  const shipped = [confirmed, processing, fact('OrderDispatched', {})]
  await givenOrder('just-placed', '2026-11-16T07:00:00.000Z', confirmed)
  await givenOrder('not-yet-late', '2026-11-15T08:30:00.000Z', confirmed)
  await givenOrder('late', '2026-11-15T07:30:00.000Z', confirmed, processing)
  await givenOrder('long-ago-and-shipped', '2026-11-10T08:00:00.000Z', ...shipped)
  await givenOrder('long-ago-and-canceled', '2026-11-10T08:00:00.000Z', confirmed, canceled)
  await givenOrder('of-another-year', '2025-02-10T08:00:00.000Z', confirmed)
  expect((await figures('7')).waiting).toEqual({ pending: 3, processing: 1, late: 2 })
})

describe('bookings', () => {
  const givenBooking = (id: string, start: string, requestedAt: string, ...facts: Fact[]) =>
    appendFacts(
      shop.store,
      `booking-${id}`,
      [fact('BookingRequested', { ...aminasBooking, start, claimId: id }), ...facts],
      requestedAt,
    )
  const toConfirmed = fact('BookingConfirmed', {})
  const toCanceled = fact('BookingCanceled', { customerId: 'amina', reason: 'the geyser stopped' })

  it('are counted by the day in South Africa on which they were requested', async () => {
    const start = '2026-12-01T07:00:00Z'
    await givenBooking('before-the-period', start, '2026-11-09T21:59:59.999Z')
    await givenBooking('first', start, '2026-11-09T22:00:00.000Z')
    await givenBooking('late-on-friday', start, '2026-11-13T21:59:59.000Z', toConfirmed)
    await givenBooking('early-on-saturday', start, '2026-11-13T22:00:00.000Z')
    await givenBooking('canceled', start, '2026-11-14T10:00:00.000Z', toCanceled)
    const { bookings } = await figures('7')
    expect(bookings.perDay).toEqual([
      { day: '2026-11-10', requested: 1 },
      { day: '2026-11-11', requested: 0 },
      { day: '2026-11-12', requested: 0 },
      { day: '2026-11-13', requested: 1 },
      { day: '2026-11-14', requested: 2 },
      { day: '2026-11-15', requested: 0 },
      { day: '2026-11-16', requested: 0 },
    ])
  })

  it('to come are counted for the rest of today and for seven days, and those that wait', async () => {
    const at = '2026-11-10T10:00:00.000Z'
    await givenBooking('this-morning', '2026-11-16T07:00:00Z', at)
    await givenBooking('this-afternoon', '2026-11-16T12:00:00Z', at, toConfirmed)
    await givenBooking('tonight', '2026-11-16T21:00:00Z', at)
    await givenBooking('at-midnight', '2026-11-16T22:00:00Z', at, toConfirmed)
    await givenBooking('on-sunday', '2026-11-22T21:00:00Z', at)
    await givenBooking('canceled', '2026-11-18T07:00:00Z', at, toCanceled)
    await givenBooking('in-a-week', '2026-11-22T22:00:00Z', at)
    const { waiting, today, nextSevenDays } = (await figures('7')).bookings
    expect({ waiting, today, nextSevenDays }).toEqual({ waiting: 3, today: 2, nextSevenDays: 4 })
  })

  it('requested today are compared with those of a week ago until the same time', async () => {
    const start = '2026-12-01T07:00:00Z'
    await givenBooking('this-morning', start, '2026-11-16T06:00:00.000Z')
    await givenBooking('last-monday-early', start, '2026-11-08T22:30:00.000Z')
    await givenBooking('last-monday-at-nine', start, '2026-11-09T07:00:00.000Z', toCanceled)
    await givenBooking('last-monday-evening', start, '2026-11-09T18:00:00.000Z')
    const { requestedToday, requestedWeekAgo } = (await figures('7')).bookings
    expect({ requestedToday, requestedWeekAgo }).toEqual({ requestedToday: 1, requestedWeekAgo: 2 })
  })

  it('of past days that are still confirmed wait to be completed', async () => {
    const at = '2026-11-01T10:00:00.000Z'
    await givenBooking('last-night', '2026-11-15T21:45:00Z', at, toConfirmed)
    await givenBooking('of-another-year', '2025-11-15T07:00:00Z', at, toConfirmed)
    await givenBooking('done', '2026-11-10T07:00:00Z', at, toConfirmed, fact('BookingCompleted', {}))
    await givenBooking('missed', '2026-11-10T07:00:00Z', at, toConfirmed, fact('NoShowRecorded', {}))
    await givenBooking('never-confirmed', '2026-11-10T07:00:00Z', at)
    await givenBooking('this-morning', '2026-11-15T22:00:00Z', at, toConfirmed)
    expect((await figures()).bookings.toComplete).toBe(2)
  })

  it('that moved count with their new time', async () => {
    await givenBooking(
      'moved',
      '2026-11-16T12:00:00Z',
      '2026-11-10T10:00:00.000Z',
      fact('BookingRescheduled', {
        ...{ start: '2026-11-17T12:00:00Z', minutes: 60, claimId: 'claim-2' },
        ...{ previousStart: '2026-11-16T12:00:00Z', previousClaimId: 'moved' },
      }),
    )
    expect((await figures()).bookings).toMatchObject({ today: 0, nextSevenDays: 1 })
  })
})

it('service providers in the directory are counted, and those among them that are not verified', async () => {
  await shop.given.provider('thabo', thabosPlumbing)
  await shop.given.provider('ayanda', { ...thabosPlumbing, verified: false })
  await shop.given.provider('gugu', { ...thabosPlumbing, verified: false })
  await shop.given.facts('provider-gugu', [fact('ProviderWithdrawn', {})])
  expect((await figures()).providers).toEqual({ listed: 2, unverified: 1 })
})

it('listed products that run low are counted like in the inventory', async () => {
  await shop.given.product(blueKettle, 5)
  await shop.given.product(enamelMug, 6)
  await shop.given.product(copperPot, 0)
  expect((await figures()).stock).toEqual({ low: 1, soldOut: 1 })
  const inventory = await shop.when.themba('GET products/inventory', { query: { state: 'listed' } })
  expect(inventory.body.meta.warnings).toMatchObject({ lowStock: 1, soldOut: 1 })
})

describe('searches without a result', () => {
  it('are listed with the most frequent texts, of the period only', async () => {
    const unfound = (day: string, ...searches: [string, number][]) =>
      shop.given.facts(`searches-${day}`, [
        fact('SearchesFoundNothing', { searches: searches.map(([text, count]) => ({ text, count })) }),
      ])
    await unfound('2026-11-16', ['samp', 2], ['gas heater', 1])
    await unfound('2026-11-15', ['gas heater', 4])
    await unfound('2026-11-09', ['umbrella', 50])
    expect((await figures('7')).unfound).toEqual({
      count: 7,
      texts: [
        { text: 'gas heater', count: 5 },
        { text: 'samp', count: 2 },
      ],
    })
  })

  it('are saved when the shop closes, and listed after the next start', async () => {
    await using folder = await temporaryFolder()
    const before = await givenShop({ folder: folder.path })
    await before.given.product(blueKettle, 5)
    await before.caughtUp()
    const search = (query: object) => before.when.guest('GET products/search', { query })
    for (const text of ['Samp', 'blue kettle', 'amina@ekhaya.example']) await search({ search: text })
    await search({ search: 'blue kettle', priceStart: '900' })
    await search({ search: 'drill', pageNumber: '2' })
    await search({ tags: 'umbrella' })
    await before.close()

    await using after = await givenShop({ folder: folder.path })
    const { body } = await after.when.themba('GET dashboard/figures')
    expect(body.result.unfound).toEqual({ count: 1, texts: [{ text: 'samp', count: 1 }] })
  })
})

it('visitors in the shop are counted', async () => {
  await using _one = await openLiveClient(shop.url)
  await using _other = await openLiveClient(shop.url, shop.tokens.amina)
  expect((await figures()).onlineUsers).toBe(2)
})

it.each(['0', '8', 'all', ''])('a period of "%s" days is refused', async (days) => {
  const { status, body } = await shop.when.themba('GET dashboard/figures', { query: { days } })
  expect([status, body.refusal]).toEqual([400, 'InvalidRequest'])
})
