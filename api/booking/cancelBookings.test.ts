import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { runPolicies } from '#api/policies/testing/porterFixture.ts'
import { runUntilHead } from '#api/policies/testing/runUntilHead.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, monday } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { cancelBookings } from './cancelBookings.ts'

const themba = { by: { role: 'admin', id: 'themba' }, correlationId: 'erasure' } as const
const opened = fact('AccountOpened', { firstname: 'Nomsa', lastname: 'Daniels', email: 'nomsa@ekhaya.example' })
const requested = fact('BookingRequested', { ...aminasBooking, customerId: 'nomsa' })
const erased = fact('AccountErased', {})

describe('when an account is erased', () => {
  let shop: GivenShop
  beforeAll(async () => {
    shop = await givenShop()
    await shop.given.provider('thabo', thabosPlumbing)
  })
  afterAll(() => shop.close())

  const freeTimes = async (day: string) => {
    await shop.caughtUp()
    const request = { params: { id: 'thabo' }, query: { from: day, days: '1' } }
    const { result } = (await shop.when.guest('GET api/service-providers/slots/:id', request)).body
    return result.days[0]?.slots.map(({ start }) => start) ?? []
  }
  const request = async (customerId: string, start: string) => {
    const form = { providerId: 'thabo', start, address: aminasHouse, phone: '0825550142' }
    const calls = await shop.given.person(customerId)
    return (await calls('POST bookings/request', { querydata: form })).body.result.id
  }
  const decide = (id: string, status: 'Confirmed' | 'Declined') =>
    shop.when.themba('POST bookings/update', { querydata: { id, status, reason: 'Thabo is ill' } })
  const booking = async (id: string) =>
    (await shop.when.themba('GET bookings/find/:id', { params: { id } })).body.result

  it('the shop cancels its requested and confirmed bookings, says why, and their times are free again', async () => {
    const asked = await request('nandi', '2026-11-24T07:00:00Z')
    const confirmed = await request('nandi', '2026-11-25T07:00:00Z')
    const declined = await request('nandi', '2026-11-26T07:00:00Z')
    await decide(confirmed, 'Confirmed')
    await decide(declined, 'Declined')
    expect(await freeTimes('2026-11-24')).not.toContain('2026-11-24T07:00:00Z')
    await shop.accountErasure.erase('nandi', themba)

    for (const id of [asked, confirmed]) {
      const canceled = await shop.waitForFact('BookingCanceled', `booking-${id}`)
      expect(canceled.meta.by).toEqual({ role: 'system', id: 'cancelBookings' })
      expect(await booking(id)).toMatchObject({ status: 'Canceled', reason: 'the account was closed', offered: [] })
    }
    const history = (await shop.when.themba('GET audit/bookings/:id', { params: { id: asked } })).body.result
    expect(history.facts.at(-1)?.sentence).toBe('cancelled the booking: the account was closed')
    expect((await booking(declined)).status).toBe('Declined')
    for (const day of ['2026-11-24', '2026-11-25'])
      await expect.poll(() => freeTimes(day)).toContain(`${day}T07:00:00Z`)
  })

  it('bookings of others, and those whose time has come, stay as they are', async () => {
    const ofSipho = await request('sipho', '2026-11-24T11:00:00Z')
    const today = await request('busi', '2026-11-16T12:00:00Z')
    const later = await request('busi', '2026-11-24T12:00:00Z')
    await decide(today, 'Confirmed')
    shop.clock.advance(4 * 60 * 60 + 1)
    await shop.accountErasure.erase('busi', themba)
    await shop.waitForFact('BookingCanceled', `booking-${later}`)
    expect(await shop.facts(`booking-${today}`)).toEqual(['BookingRequested', 'BookingConfirmed'])
    expect(await shop.facts(`booking-${ofSipho}`)).toEqual(['BookingRequested'])
  })
})

/** A store with facts, and the policy with a list of bookings that contains Nomsa's or not. */
const givenStore = async () => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const now = () => new Date(monday)
  const policyWith = ({ listed = ['nomsas'], isCurrent = true, stopped = [] as string[] } = {}) =>
    cancelBookings({
      ledger: openLedger(store, now),
      bookings: { openOfCustomer: () => listed.map((id) => ({ id })) as never },
      projector: {
        waitForPosition: async () => isCurrent,
        stoppedProjections: () => stopped.map((projection) => ({ projection })) as never,
      },
      now,
    })
  return {
    store,
    policyWith,
    given: (stream: string, ...facts: Parameters<typeof appendFacts>[2][number][]) => appendFacts(store, stream, facts),
    factsOf: async (stream: string) => (await store.readStream(stream)).map(({ type }) => type),
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

describe('a booking of an erased customer', () => {
  it('whose request was under way is cancelled, although no list contains it', async () => {
    await using given = await givenStore()
    await given.given('account-nomsa', opened, erased)
    await given.given('booking-nomsas', requested)
    await runUntilHead(given, given.policyWith({ listed: [] }))
    expect(await given.factsOf('booking-nomsas')).toEqual(['BookingRequested', 'BookingCanceled'])
  })

  it('is cancelled once, however often the facts are delivered', async () => {
    await using given = await givenStore()
    await given.given('booking-nomsas', requested)
    await runUntilHead(given, given.policyWith())
    await given.given('account-nomsa', opened, erased)
    for (const name of ['cancelBookings', 'again']) await runUntilHead(given, { ...given.policyWith(), name })
    expect(await given.factsOf('booking-nomsas')).toEqual(['BookingRequested', 'BookingCanceled'])
  })

  it('waits for the list of bookings if it is behind or has stopped', async () => {
    await using given = await givenStore()
    await given.given('booking-nomsas', requested)
    await runUntilHead(given, given.policyWith())
    await given.given('account-nomsa', opened, erased)
    for (const behind of [{ isCurrent: false }, { stopped: ['bookingList'] }]) {
      const { state, stop } = runPolicies(given.store, [given.policyWith(behind)])
      await expect.poll(() => state('cancelBookings')?.failing?.why).toContain('bookingList is behind')
      await stop()
      expect(await given.factsOf('booking-nomsas')).toEqual(['BookingRequested'])
    }
    await runUntilHead(given, given.policyWith({ stopped: ['orderList'] }))
    expect(await given.factsOf('booking-nomsas')).toEqual(['BookingRequested', 'BookingCanceled'])
  })
})
