import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { openLiveClient } from './testing/liveClient.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  for (const id of ['thabo', 'another-plumber']) await shop.given.provider(id, thabosPlumbing)
})
afterAll(() => shop.close())

const openClient = (who?: keyof GivenShop['tokens']) => openLiveClient(shop.url, who && shop.tokens[who])
const lookAtThabo = { event: 'followSlots', data: { providerId: 'thabo' } }

/** A time on a day of November, at an hour in South Africa. */
const at = (day: number, hour: number) => `2026-11-${day}T${String(hour - 2).padStart(2, '0')}:00:00Z`
const wish = (start: string) => ({ querydata: { providerId: 'thabo', start } })
const request = (start: string) =>
  shop.when.amina('POST bookings/request', {
    querydata: { ...wish(start).querydata, address: aminasHouse, phone: '0825550142' },
  })

const eventsOf = ({ frames }: { frames: readonly OutgoingFrame[] }) => frames.map(({ event }) => event)

describe('a frame about free times', () => {
  it('reaches guests and customers who look at them when one is held, given back and booked, and nobody else', async () => {
    await using guest = await openClient()
    await using sipho = await openClient('sipho')
    await using elsewhere = await openClient()
    await using left = await openClient()
    for (const each of [guest, sipho, left]) each.send(lookAtThabo)
    left.send({ event: 'leaveSlots', data: { providerId: 'thabo' } })
    elsewhere.send({ event: 'followSlots', data: { providerId: 'another-plumber' } })
    for (const each of [guest, sipho, elsewhere, left]) await each.catchUp()

    const changed = { providerId: 'thabo', day: '2026-11-24' }
    await shop.when.amina('POST bookings/hold', wish(at(24, 9)))
    for (const each of [guest, sipho]) expect(await each.waitForFrame('slotsChanged')).toEqual(changed)
    await shop.when.amina('POST bookings/leave', wish(at(24, 9)))
    for (const each of [guest, sipho]) expect(await each.waitForFrame('slotsChanged')).toEqual(changed)
    await request(at(24, 9))
    for (const each of [guest, sipho]) expect(await each.waitForFrame('slotsChanged')).toEqual(changed)

    for (const each of [elsewhere, left]) {
      await each.catchUp()
      expect(eventsOf(each)).not.toContain('slotsChanged')
    }
    expect(eventsOf(guest)).not.toContain('auditAppended')
  })

  it('is sent after the read models contain the change', async () => {
    await using guest = await openClient()
    guest.send(lookAtThabo)
    await guest.catchUp()
    await request(at(25, 9))
    await guest.waitForFrame('slotsChanged')
    const query = { from: '2026-11-25', days: '1' }
    const { result } = (
      await shop.when.guest('GET api/service-providers/slots/:id', { params: { id: 'thabo' }, query })
    ).body
    expect(result.days[0]?.slots.map(({ start }) => start)).not.toContain(at(25, 9))
  })

  it('follows a reschedule on both days', async () => {
    const { id } = (await request(at(24, 14))).body.result
    await using guest = await openClient()
    guest.send(lookAtThabo)
    await guest.catchUp()
    await shop.when.amina('POST bookings/update', { querydata: { id, start: at(30, 14) } })
    await guest.waitForFrame('slotsChanged', ({ day }) => day === '2026-11-30')
    await shop.waitForFact('SlotReleased', 'agenda-thabo-2026-11-24')
    await expect
      .poll(() => guest.frames)
      .toContainEqual({ event: 'slotsChanged', data: { providerId: 'thabo', day: '2026-11-24' } })
  })

  it.each([
    { event: 'followSlots', data: { providerId: 7 } },
    { event: 'leaveSlots', data: {} },
  ])('is not followed by a bad frame: %j', async (frame) => {
    await using guest = await openClient()
    guest.send(frame)
    await guest.waitForFrame('error')
  })
})

describe('a frame about a booking', () => {
  it('reaches its customer and the admins, and nobody else', async () => {
    await using amina = await openClient('amina')
    await using sipho = await openClient('sipho')
    await using themba = await openClient('themba')
    await using guest = await openClient()

    const { id } = (await request(at(23, 9))).body.result
    expect(await amina.waitForFrame('bookingUpdated')).toEqual({ bookingId: id })
    await shop.when.themba('POST bookings/update', { querydata: { id, status: 'Confirmed' } })
    expect(await amina.waitForFrame('bookingUpdated')).toEqual({ bookingId: id })
    await themba.waitForFrame(
      'auditAppended',
      ({ stream, type }) => stream === `booking-${id}` && type === 'BookingConfirmed',
    )

    for (const each of [sipho, guest]) {
      await each.catchUp()
      expect(eventsOf(each)).not.toContain('bookingUpdated')
      expect(eventsOf(each)).not.toContain('auditAppended')
    }
    expect(eventsOf(amina)).not.toContain('auditAppended')
  })
})
