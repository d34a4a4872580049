import { describe, expect, it } from 'vitest'
import { runUntilHead } from '#api/policies/testing/runUntilHead.ts'
import type { TestClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, monday } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { givenMail } from './testing/mailFixture.ts'

const stream = 'booking-aminas-booking'
const requested = fact('BookingRequested', aminasBooking)
const confirmed = fact('BookingConfirmed', {})
const declined = fact('BookingDeclined', { customerId: 'amina', reason: 'Thabo is ill' })
const canceled = fact('BookingCanceled', { customerId: 'amina', reason: 'Thabo is ill' })
const toWednesday = fact('BookingRescheduled', {
  ...{ start: '2026-11-25T12:00:00Z', minutes: 60, claimId: 'claim-2' },
  ...{ previousStart: aminasBooking.start, previousClaimId: aminasBooking.claimId },
})

/** Mails with a listed plumber, for the telephone number. */
const givenBookingMail = async () => {
  const fixture = await givenMail()
  await fixture.given.facts('provider-thabos-plumbing', fact('ProviderAdded', { ...thabosPlumbing, dateAdded: monday }))
  return fixture
}

const calendarsOf = ({ outbox }: Awaited<ReturnType<typeof givenMail>>) =>
  outbox
    .sent()
    .toReversed()
    .map(({ id }) =>
      outbox
        .attachmentOf(id)
        ?.content.match(/^(SEQUENCE|DTSTART|STATUS):.*(?=\r$)/gm)
        ?.join(' '),
    )

describe('a customer gets a mail about a booking', () => {
  it.each<[kind: string, subject: string, told: string, facts: BookingFact[]]>([
    ['bookingRequested', 'is requested', 'The time is set aside for you.', [requested]],
    ['bookingConfirmed', 'is confirmed', 'will come to you on Tuesday, 24 November at 09:00', [requested, confirmed]],
    ['bookingDeclined', 'was declined', 'The reason: Thabo is ill', [requested, declined]],
    ['bookingRescheduled', 'has a new time', 'to Wednesday, 25 November at 14:00.', [requested, toWednesday]],
    ['bookingCanceled', 'was cancelled', 'The reason: Thabo is ill', [requested, canceled]],
  ])('%s: %s', async (kind, subject, told, facts) => {
    await using fixture = await givenBookingMail()
    const cause = await fixture.given.facts(stream, ...facts)
    await runUntilHead(fixture, fixture.policy())

    const [mail] = fixture.outbox.sent()
    expect(mail).toMatchObject({
      to: 'amina@ekhaya.example',
      subject: `Your booking BK-7F3K-92QD ${subject}`,
      attachment: 'booking-BK-7F3K-92QD.ics',
    })
    for (const expected of [
      told,
      'Thabo Mokoena, Plumber',
      'Telephone 082 555 0143',
      '/account/bookings/aminas-booking',
    ])
      expect(mail?.text).toContain(expected)
    const noted = { kind, customerId: 'amina', about: stream, subject: mail?.subject }
    expect(await fixture.mailFactsOf(cause)).toEqual([{ type: 'MailSent', data: noted }])
  })

  it('bookingCompleted: a thank-you with a link to the reviews', async () => {
    await using fixture = await givenBookingMail()
    await fixture.given.facts(stream, requested, confirmed, fact('BookingCompleted', {}))
    await runUntilHead(fixture, fixture.policy())
    const [mail] = fixture.outbox.sent()
    expect(mail?.subject).toBe('Thank you for your booking BK-7F3K-92QD')
    expect(mail?.text).toContain('https://ekhaya.example/ServiceProvider/thabos-plumbing#your-review')
    expect(mail?.attachment).toBeUndefined()
  })

  it('once per fact, also if the facts are delivered again, each with the booking as of then', async () => {
    await using fixture = await givenBookingMail()
    await fixture.given.facts(stream, requested, toWednesday, confirmed, canceled)
    await runUntilHead(fixture, fixture.policy())
    await runUntilHead(fixture, { ...fixture.policy(), name: 'the same facts again' })

    expect(calendarsOf(fixture)).toEqual([
      'SEQUENCE:0 DTSTART:20261124T070000Z STATUS:TENTATIVE',
      'SEQUENCE:1 DTSTART:20261125T120000Z STATUS:TENTATIVE',
      'SEQUENCE:2 DTSTART:20261125T120000Z STATUS:CONFIRMED',
      'SEQUENCE:3 DTSTART:20261125T120000Z STATUS:CANCELLED',
    ])
  })

  it('but none about a time that was not used', async () => {
    await using fixture = await givenBookingMail()
    await fixture.given.facts(stream, requested, confirmed)
    await runUntilHead(fixture, fixture.policy())
    const before = fixture.outbox.sent().length
    await fixture.given.facts(stream, fact('NoShowRecorded', {}))
    await runUntilHead(fixture, { ...fixture.policy(), name: 'later' })
    expect(fixture.outbox.sent()).toHaveLength(before)
  })
})

describe('over HTTP', () => {
  const mailsTo = async (shop: GivenShop, email: string) => {
    const response = await fetch(`${shop.url}/dev/outbox.json?to=${email}`)
    const mails: { subject: string; text: string }[] = await response.json()
    return mails.map(({ subject, text }) => [
      subject.replace(/^.*BK-\S+ /, ''),
      /^(You|We) (moved|cancelled).*/m.exec(text)?.[0],
    ])
  }

  it('a customer is told of every step, and who took it', async () => {
    await using shop = await givenShop()
    await shop.given.provider('thabo', thabosPlumbing)
    const querydata = { providerId: 'thabo', start: '2026-11-24T07:00:00Z', address: aminasHouse, phone: '0825550142' }
    const { id } = (await shop.when.amina('POST bookings/request', { querydata })).body.result
    const update = (calls: TestClient, edit: object) => calls('POST bookings/update', { querydata: { id, ...edit } })
    await update(shop.when.themba, { status: 'Confirmed' })
    await update(shop.when.themba, { start: '2026-11-25T07:00:00Z' })
    await update(shop.when.amina, { start: '2026-11-26T07:00:00Z' })
    await update(shop.when.amina, { status: 'Canceled' })

    await expect
      .poll(() => mailsTo(shop, 'amina@ekhaya.example'))
      .toEqual([
        ['was cancelled', 'You cancelled this booking. You owe nothing for it.'],
        ['has a new time', 'You moved it from Wednesday, 25 November at 09:00 to Thursday, 26 November at 09:00.'],
        ['has a new time', 'We moved it from Tuesday, 24 November at 09:00 to Wednesday, 25 November at 09:00.'],
        ['is confirmed', undefined],
        ['is requested', undefined],
      ])
  })
})
