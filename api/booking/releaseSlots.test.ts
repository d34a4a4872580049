import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { requestBooking } from '#domain/booking/bookingCommands.ts'
import { bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'
import { bookingIdOf } from './bookingIds.ts'
import { releaseSlots } from './releaseSlots.ts'
import { at, openPlumber } from './testing/plumberFixture.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const context = { by: { role: 'system', id: 'releaseSlots' }, correlationId: 'a crash' } as const

it('a hold is released by its timer, whatever the clock of its node says', async () => {
  const thabo = await openPlumber(shop)
  await thabo.hold(shop.when.amina, at('2026-11-24', 9))
  const [held] = await shop.store.readStream(`agenda-${thabo.providerId}-2026-11-24`)
  const timers = releaseSlots(shop.ledger, shop.agendas).after
  await timers['SlotHeld']?.react(held?.data as never, held as StoredFact, context)
  expect(await thabo.facts('2026-11-24')).toEqual(['SlotHeld', 'HoldReleased'])
})

describe('the slots of bookings that are over or were never made', () => {
  const given = async () => {
    const thabo = await openPlumber(shop)
    const wish = { providerId: thabo.providerId, customerId: 'amina', start: at('2026-11-24', 9) }
    const claim = { bookingId: `never-made-${thabo.providerId}`, claimId: `claim-${thabo.providerId}` }
    await shop.agendas.book({ ...wish, ...claim }, context)
    const [booked] = await shop.store.readStream(`agenda-${thabo.providerId}-2026-11-24`)
    const whenTheTimerFires = () =>
      releaseSlots(shop.ledger, shop.agendas).after['SlotBooked']?.react(
        booked?.data as never,
        booked as StoredFact,
        context,
      )
    return { thabo, wish, claim, whenTheTimerFires }
  }

  it('a claim that no booking names is released by its timer, whatever the clock of its node says', async () => {
    const { thabo, wish, whenTheTimerFires } = await given()
    await whenTheTimerFires()
    expect(await thabo.freeTimes('2026-11-24')).toContain(wish.start)
  })

  it('a claim that was released is not named by a request that comes late', async () => {
    const { thabo, wish, claim, whenTheTimerFires } = await given()
    await whenTheTimerFires()
    const late = await shop.ledger.handle(bookingMachine, bookingStream(claim.bookingId), context, (booking) =>
      requestBooking(booking, { ...aminasBooking, ...wish, claimId: claim.claimId }, { emailVerified: true }),
    )
    expect(late).toEqual({ refusal: 'SlotIsTaken' })
    expect((await thabo.request(shop.when.sipho, wish.start)).status).toBe(200)
  })

  it('a request that was given up is made by its repetition', async () => {
    const thabo = await openPlumber(shop)
    const start = at('2026-11-24', 9)
    const bookingId = bookingIdOf('amina', 'a lost answer')
    const { claimId } = aminasBooking
    await shop.given.facts(bookingStream(bookingId), [fact('ClaimAbandoned', { claimId, start })])
    const { body } = await thabo.request(shop.when.amina, start, {}, { 'idempotency-key': 'a lost answer' })
    expect(body.result).toMatchObject({ id: bookingId, status: 'Requested', start })
  })

  it('a claim that a booking names stays', async () => {
    const { thabo, wish, claim, whenTheTimerFires } = await given()
    const requested = { ...aminasBooking, claimId: claim.claimId, start: wish.start }
    await shop.given.facts(`booking-${claim.bookingId}`, [fact('BookingRequested', requested)])
    shop.clock.advance(60)
    await whenTheTimerFires()
    expect(await thabo.freeTimes('2026-11-24')).not.toContain(wish.start)
  })
})
