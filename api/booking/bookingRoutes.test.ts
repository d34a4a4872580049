import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, testClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { bookingContract } from '#domain/booking/bookingContract.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { at, openPlumber } from './testing/plumberFixture.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const update = (calls: TestClient, id: string, edit: object, headers = {}) =>
  calls('POST bookings/update', { querydata: { id, ...edit } }, headers)

const outcome = ({ status, body }: { status: number; body: object }) => [status, Reflect.get(body, 'refusal')]

describe('a free time', () => {
  it('is kept for one customer for five minutes, and is free again after them', async () => {
    const thabo = await openPlumber(shop)
    const nine = at('2026-11-24', 9)
    const held = await thabo.hold(shop.when.amina, nine)
    expect(held.body.result).toMatchObject({ providerId: thabo.providerId, start: nine, minutes: 60 })
    expect(await thabo.freeTimes('2026-11-24')).not.toContain(nine)
    expect(await thabo.freeTimes('2026-11-24', shop.when.amina)).toContain(nine)

    const refused = await thabo.hold(shop.when.sipho, nine)
    expect(outcome(refused)).toEqual([409, 'SlotIsTaken'])
    expect(refused.body.offered).toEqual([at('2026-11-24', 8), at('2026-11-24', 10), at('2026-11-24', 11)])

    shop.clock.advance(5 * 60)
    expect(await thabo.freeTimes('2026-11-24')).toContain(nine)
    expect((await thabo.hold(shop.when.sipho, nine)).status).toBe(200)
  })

  it('is free at once when the customer leaves the form', async () => {
    const thabo = await openPlumber(shop)
    const nine = at('2026-11-24', 9)
    await thabo.hold(shop.when.amina, nine)
    const { status, body } = await thabo.leave(shop.when.amina, nine)
    expect([status, body.message]).toEqual([200, 'The time is free again'])
    expect(await thabo.freeTimes('2026-11-24')).toContain(nine)
  })

  it('is not given back by somebody else', async () => {
    const thabo = await openPlumber(shop)
    const nine = at('2026-11-24', 9)
    await thabo.hold(shop.when.amina, nine)
    expect((await thabo.leave(shop.when.sipho, nine)).body.message).toBe('You held no such time')
    expect(await thabo.freeTimes('2026-11-24')).not.toContain(nine)
  })

  it('is given to one of many who want it at once', async () => {
    const thabo = await openPlumber(shop)
    const nine = at('2026-11-24', 9)
    const people = await Promise.all(Array.from({ length: 25 }, (_, number) => shop.given.person(`buyer${number}`)))
    const answers = await Promise.all(people.map((calls) => thabo.request(calls, nine)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.refusal))).toEqual(new Set(['SlotIsTaken']))
    expect(refused.every(({ body }) => body.offered?.length === 3)).toBe(true)
    expect((await thabo.facts('2026-11-24')).filter((type) => type === 'SlotBooked').length).toBe(1)
  })
})

describe('a booking', () => {
  it('is requested with what the form says, and the provider as of then', async () => {
    const thabo = await openPlumber(shop)
    const { body } = await thabo.request(shop.when.amina, at('2026-11-24', 9))
    expect(body.result).toMatchObject({
      bookingNumber: expect.stringMatching(/^BK-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      providerName: 'Thabo Mokoena',
      profession: 'Plumber',
      customerId: 'amina',
      start: at('2026-11-24', 9),
      minutes: 60,
      status: 'Requested',
      callOutFee: 350,
      address: aminasHouse,
      phone: '0825550142',
      note: 'A leaking tap',
      offered: ['Rescheduled', 'Canceled'],
    })
    expect(bookingContract['POST bookings/request'].response.parse(body).result).toEqual(body.result)
    expect(await thabo.freeTimes('2026-11-24')).not.toContain(at('2026-11-24', 9))
  })

  it('is made once, however often the request is repeated', async () => {
    const thabo = await openPlumber(shop)
    const key = { 'idempotency-key': 'the tap in the kitchen' }
    const first = await thabo.request(shop.when.amina, at('2026-11-24', 9), {}, key)
    const again = await thabo.request(shop.when.amina, at('2026-11-24', 9), {}, key)
    expect(again.body.result).toEqual(first.body.result)
    expect(outcome(await thabo.request(shop.when.amina, at('2026-11-24', 10), {}, key))).toEqual([422, 'KeyWasUsed'])
    expect(await thabo.facts('2026-11-24')).toEqual(['SlotBooked'])
  })

  it('is made by one of two different requests with the same key at once, and the agenda has no other claim', async () => {
    const thabo = await openPlumber(shop)
    const key = { 'idempotency-key': 'two telephone numbers' }
    const answers = await Promise.all(
      ['0825550142', '0825550143'].map((phone) => thabo.request(shop.when.amina, at('2026-11-24', 9), { phone }, key)),
    )
    expect(answers.map(outcome)).toEqual(
      expect.arrayContaining([
        [200, undefined],
        [422, 'KeyWasUsed'],
      ]),
    )
    expect(await thabo.facts('2026-11-24')).toEqual(['SlotBooked'])
  })

  it('leaves nothing in the agenda that a telephone number, an address or a note could be guessed from', async () => {
    const claimsOf = async (more: object) => {
      await using other = await givenShop()
      await other.given.provider('thabo', thabosPlumbing)
      const start = at('2026-11-24', 9)
      const wish = { providerId: 'thabo', start, address: aminasHouse, phone: '0825550142', note: 'A leaking tap' }
      const key = { 'idempotency-key': 'the tap in the kitchen' }
      await other.when.amina('POST bookings/request', { querydata: { ...wish, ...more } }, key)
      return (await other.raw.readStream('agenda-thabo-2026-11-24')).map(({ data }) => data)
    }

    const claims = await claimsOf({})
    expect(claims).toEqual([expect.objectContaining({ claimId: expect.any(String) })])
    expect(
      await claimsOf({ phone: '0825550143', note: 'Ring twice', address: { ...aminasHouse, complex: 'Flat 7' } }),
    ).toEqual(claims)
  })

  it('is answered to both of two equal requests at once', async () => {
    const thabo = await openPlumber(shop)
    const key = { 'idempotency-key': 'a double click' }
    const answers = await Promise.all([1, 2].map(() => thabo.request(shop.when.amina, at('2026-11-24', 9), {}, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.result).toEqual(answers[1]?.body.result)
  })

  it('takes the time that its customer holds', async () => {
    const thabo = await openPlumber(shop)
    await thabo.hold(shop.when.amina, at('2026-11-24', 9))
    expect((await thabo.request(shop.when.amina, at('2026-11-24', 9))).status).toBe(200)
  })

  it.each([
    ['in the past', at('2026-11-16', 9), [409, 'SlotIsPast']],
    ['before the hours', at('2026-11-24', 7), [409, 'SlotIsNotOffered']],
    ['in the lunch break', at('2026-11-24', 12), [409, 'SlotIsNotOffered']],
    ['between two slots', '2026-11-24T07:30:00Z', [409, 'SlotIsNotOffered']],
    ['on a Sunday', at('2026-11-22', 9), [409, 'SlotIsNotOffered']],
    ['on a day off', at('2026-12-16', 9), [409, 'SlotIsNotOffered']],
    ['61 days ahead', at('2027-01-18', 9), [409, 'SlotIsTooFarAhead']],
    ['that is no moment', 'tomorrow', [400, 'InvalidRequest']],
    ['without its offset from UTC', '2026-11-24T09:00:00', [400, 'InvalidRequest']],
  ])('is refused at a time %s', async (_when, start, expected) => {
    const thabo = await openPlumber(shop)
    expect(outcome(await thabo.request(shop.when.amina, start))).toEqual(expected)
    expect(await thabo.facts('2026-11-24')).toEqual([])
  })

  it('is possible 59 days ahead, on the last Thursday but one', async () => {
    const thabo = await openPlumber(shop)
    expect((await thabo.request(shop.when.amina, at('2027-01-14', 9))).status).toBe(200)
  })

  it.each([
    ['a telephone number of nine digits', { phone: '082555014' }, 'phone'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note'],
    ['half an address', { address: { ...aminasHouse, city: '' } }, 'address.city'],
  ])('is refused with %s', async (_what, more, field) => {
    const thabo = await openPlumber(shop)
    const { status, body } = await thabo.request(shop.when.amina, at('2026-11-24', 9), more)
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })

  it('keeps HTML in the note as text', async () => {
    const thabo = await openPlumber(shop)
    const note = '<script>alert("tap")</script>'
    expect((await thabo.request(shop.when.amina, at('2026-11-24', 9), { note })).body.result.note).toBe(note)
  })

  it('of somebody else cannot be seen, changed or downloaded', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    const params = { id }
    expect(outcome(await shop.when.sipho('GET bookings/find/:id', { params }))).toEqual([404, 'BookingNotFound'])
    expect(outcome(await shop.when.sipho('GET bookings/calendar/:id', { params }))).toEqual([404, 'BookingNotFound'])
    expect(outcome(await update(shop.when.sipho, id, { status: 'Canceled' }))).toEqual([404, 'BookingNotFound'])
  })
})

describe('a customer', () => {
  it('reschedules: the old time is free for others, the new one is taken, and the state stays', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    await update(shop.when.themba, id, { status: 'Confirmed' })
    const { body } = await update(shop.when.amina, id, { start: at('2026-11-25', 14) })
    expect(body.result[0]).toMatchObject({ start: at('2026-11-25', 14), status: 'Confirmed' })
    await shop.waitForFact('SlotReleased', `agenda-${thabo.providerId}-2026-11-24`)
    expect(await thabo.freeTimes('2026-11-24')).toContain(at('2026-11-24', 9))
    expect(await thabo.freeTimes('2026-11-25')).not.toContain(at('2026-11-25', 14))
  })

  it('returns to the first time without losing it', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    for (const start of [at('2026-11-24', 10), at('2026-11-24', 9), at('2026-11-24', 10), at('2026-11-24', 9)])
      expect((await update(shop.when.amina, id, { start })).status).toBe(200)
    await shop.waitForFact('SlotReleased', `agenda-${thabo.providerId}-2026-11-24`)
    await expect.poll(() => thabo.freeTimes('2026-11-24')).toContain(at('2026-11-24', 10))
    expect(await thabo.freeTimes('2026-11-24')).not.toContain(at('2026-11-24', 9))
  })

  it('keeps the old time where the new one is taken', async () => {
    const thabo = await openPlumber(shop)
    await thabo.request(shop.when.sipho, at('2026-11-24', 10))
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    const refused = await update(shop.when.amina, id, { start: at('2026-11-24', 10) })
    expect(outcome(refused)).toEqual([409, 'SlotIsTaken'])
    const found = await shop.when.amina('GET bookings/find/:id', { params: { id } })
    expect(found.body.result.start).toBe(at('2026-11-24', 9))
  })

  it('cancels until 24 hours before the appointment, and not later', async () => {
    const thabo = await openPlumber(shop)
    const day = '2026-11-17'
    const early = (await thabo.request(shop.when.amina, at(day, 11))).body.result
    const late = (await thabo.request(shop.when.amina, at(day, 9))).body.result
    const refused = await update(shop.when.amina, late.id, { status: 'Canceled' })
    expect([...outcome(refused), refused.body.message]).toEqual([
      409,
      'BookingMoveIsImpossible',
      'It is less than 24 hours until the appointment: please call us',
    ])
    expect(outcome(await update(shop.when.amina, late.id, { start: at('2026-11-24', 9) }))).toEqual([
      409,
      'BookingMoveIsImpossible',
    ])
    expect((await update(shop.when.amina, early.id, { status: 'Canceled' })).body.result[0]?.status).toBe('Canceled')
    await expect.poll(() => thabo.freeTimes(day)).toContain(at(day, 11))
  })

  it('cannot confirm a booking', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    expect(outcome(await update(shop.when.amina, id, { status: 'Confirmed' }))).toEqual([403, 'OnlyForAdmins'])
  })

  it('sees own bookings, the latest appointment first', async () => {
    const thabo = await openPlumber(shop)
    const palesa = await shop.given.person('palesa')
    await thabo.request(palesa, at('2026-11-24', 9))
    await thabo.request(palesa, at('2026-11-26', 9))
    await shop.caughtUp()
    const params = { customerId: 'palesa' }
    const { bookings } = (await palesa('GET bookings/own/:customerId', { params })).body
    expect(bookings.map(({ start }) => start)).toEqual([at('2026-11-26', 9), at('2026-11-24', 9)])
    expect(outcome(await shop.when.sipho('GET bookings/own/:customerId', { params }))).toEqual([403, 'NotYours'])
  })

  it('downloads the booking for a calendar', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    const answer = await fetch(`${shop.url}/bookings/calendar/${id}`, {
      headers: { authorization: `Bearer ${shop.tokens.amina}` },
    })
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(text).toContain('DTSTART:20261124T070000Z\r\nDTEND:20261124T080000Z')
    expect(text).toContain('STATUS:TENTATIVE')
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })
})

// A node that crashes after a change and before its answer is recorded hears the request again, perhaps after other changes.
describe('an admin', () => {
  it('declines with a reason, and the time is free again', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    const { body } = await update(shop.when.themba, id, { status: 'Declined', reason: 'Thabo is ill' })
    expect(body.result[0]).toMatchObject({ status: 'Declined', reason: 'Thabo is ill', offered: [] })
    await expect.poll(() => thabo.freeTimes('2026-11-24')).toContain(at('2026-11-24', 9))
  })

  it('is told who changed a booking first, and what', async () => {
    const thabo = await openPlumber(shop)
    const { id, version } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    await update(shop.when.amina, id, { start: at('2026-11-24', 10) })
    const { status, body } = await update(shop.when.themba, id, { status: 'Confirmed', version })
    expect([status, body.refusal]).toEqual([409, 'BookingHasChanged'])
    expect(body).toMatchObject({
      by: { name: 'Amina Daniels' },
      changes: [{ field: 'start', from: at('2026-11-24', 9), to: at('2026-11-24', 10) }],
    })
  })

  it('finds bookings by status, provider, customer and number', async () => {
    const thabo = await openPlumber(shop)
    const booked = (await thabo.request(shop.when.sipho, at('2026-11-24', 9))).body.result
    await shop.caughtUp()
    const numbers = async (query: Record<string, string>) =>
      (await shop.when.themba('GET bookings/all', { query: { limit: '200', ...query } })).body.bookings.map(
        ({ bookingNumber }) => bookingNumber,
      )
    expect(await numbers({ providerId: thabo.providerId })).toEqual([booked.bookingNumber])
    expect(await numbers({ search: booked.bookingNumber.toLowerCase() })).toEqual([booked.bookingNumber])
    expect(await numbers({ search: 'sipho dan', providerId: thabo.providerId })).toEqual([booked.bookingNumber])
    expect(await numbers({ providerId: thabo.providerId, status: 'Confirmed' })).toEqual([])
    expect(await numbers({ providerId: thabo.providerId, since: '2026-11-25' })).toEqual([])
    expect(await numbers({ providerId: thabo.providerId, until: '2026-11-24' })).toEqual([booked.bookingNumber])
  })

  it('reads the history of a booking', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-24', 9))).body.result
    await update(shop.when.themba, id, { status: 'Confirmed' })
    const { result } = (await shop.when.themba('GET audit/bookings/:id', { params: { id } })).body
    expect(result.facts.map(({ sentence }) => sentence)).toEqual([
      'requested Thabo Mokoena for Tue 24 Nov, 09:00',
      'confirmed the booking',
    ])
    expect(result.intact).toBe(true)
  })
})

describe('after the appointment', () => {
  it('an admin completes a confirmed booking, and not before it started', async () => {
    const thabo = await openPlumber(shop)
    const { id } = (await thabo.request(shop.when.amina, at('2026-11-16', 14))).body.result
    expect((await update(shop.when.themba, id, { status: 'Confirmed' })).body.result[0]?.status).toBe('Confirmed')
    expect(outcome(await update(shop.when.themba, id, { status: 'Completed' }))).toEqual([
      409,
      'BookingMoveIsImpossible',
    ])
    shop.clock.advance(5 * 60 * 60)
    const admin = testClient(shop.url, await shop.given.session('themba'))
    expect((await update(admin, id, { status: 'Completed' })).body.result[0]?.status).toBe('Completed')
  })
})
