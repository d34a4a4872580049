import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { aminasBooking } from '#domain/testing/providerFixtures.ts'
import type { BookingFact } from './bookingEvents.ts'
import { bookingMachine } from './bookingMachine.ts'
import { bookingFactTypes, bookingSentence } from './bookingTimeline.ts'

const because = (reason: string) => ({ customerId: 'amina', reason })

it.each<[BookingFact, string]>([
  [fact('BookingRequested', aminasBooking), 'requested Thabo Mokoena for Tue 24 Nov, 09:00'],
  [fact('BookingConfirmed', {}), 'confirmed the booking'],
  [fact('BookingDeclined', because('fully booked')), 'declined the booking: fully booked'],
  [
    fact('BookingRescheduled', {
      start: '2026-12-31T22:30:00Z',
      minutes: 60,
      claimId: 'claim-on-new-year',
      previousStart: aminasBooking.start,
      previousClaimId: aminasBooking.claimId,
    }),
    'moved the booking from Tue 24 Nov, 09:00 to Fri 1 Jan, 00:30',
  ],
  [fact('BookingCanceled', because('the geyser stopped')), 'cancelled the booking: the geyser stopped'],
  [
    fact('ClaimAbandoned', { claimId: 'aminas-claim', start: aminasBooking.start }),
    'gave up Tue 24 Nov, 09:00: the request for it was not finished',
  ],
  [
    fact('BookingCanceled', { customerId: 'amina', isAccountClosed: true as const }),
    'cancelled the booking: the account was closed',
  ],
  [fact('BookingCompleted', {}), 'completed the work'],
  [fact('NoShowRecorded', {}), 'recorded that the customer was not there'],
])('$type is formatted as "%s"', (given, sentence) => {
  expect(bookingSentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of the booking machine has a sentence', () => {
  expect(bookingFactTypes.toSorted()).toEqual(
    [...new Set(transitionsOf(bookingMachine).map(({ type }) => type))].sort(),
  )
})
