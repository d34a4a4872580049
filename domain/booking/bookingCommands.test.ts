import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { aminasBooking, bookingAfter, bookingHistories } from '#domain/testing/providerFixtures.ts'
import {
  abandonClaim,
  cancelForClosedAccount,
  hasClaim,
  requestBooking,
  rescheduleBooking,
  type UpdateBooking,
  updateBooking,
} from './bookingCommands.ts'
import type { AbandonedClaim, BookingFact } from './bookingEvents.ts'

const { unrequested, requested, confirmed, declined, canceled, completed, noShow } = bookingHistories

// Amina's appointment is on Tuesday 24 November at 09:00.
const now = '2026-11-20T08:00:00.000Z'
const evening = '2026-11-23T18:00:00.000Z'
const afterwards = '2026-11-24T09:00:00.000Z'
const wednesday = { start: '2026-11-25T07:00:00Z', minutes: 60, claimId: 'claim-on-wednesday' }

const given = (history: readonly BookingFact[]) => {
  const booking = bookingAfter(...history)
  return {
    whenRequested: (request = aminasBooking, { emailVerified = true } = {}) =>
      expect(requestBooking(booking, request, { emailVerified })),
    whenUpdated: (as: UpdateBooking['as'], status: UpdateBooking['status'], more: Partial<UpdateBooking> = {}) =>
      expect(updateBooking(booking, { as, status, now, ...more })),
    whenMoved: (as: UpdateBooking['as'], more: Partial<Parameters<typeof rescheduleBooking>[1]> = {}) =>
      expect(rescheduleBooking(booking, { slot: wednesday, as, now, ...more })),
  }
}

const abandoned = ({ claimId, start }: AbandonedClaim) => fact('ClaimAbandoned', { claimId, start })

const moved = fact('BookingRescheduled', {
  ...wednesday,
  previousStart: aminasBooking.start,
  previousClaimId: aminasBooking.claimId,
})

describe('a booking is requested', () => {
  it('with its slot, its address and the provider as of now', () => {
    given(unrequested)
      .whenRequested()
      .toEqual([fact('BookingRequested', aminasBooking)])
    expect(bookingAfter(...requested).context).toEqual({
      requested: { ...aminasBooking, requestedAt: monday },
      reason: '',
      abandonedClaims: [],
    })
  })

  it.each(Object.entries(bookingHistories).slice(1))(
    'once; the same request of one that is %s changes nothing',
    (_, history) => {
      given(history).whenRequested(aminasBooking, { emailVerified: false }).toEqual([])
    },
  )

  it('not with the key of another request', () => {
    given(requested)
      .whenRequested({ ...aminasBooking, fingerprint: 'an electrician' })
      .toEqual({ refusal: 'KeyWasUsed' })
  })

  it('not before the e-mail address is verified', () => {
    given(unrequested).whenRequested(aminasBooking, { emailVerified: false }).toEqual({ refusal: 'EmailNotVerified' })
  })

  it('not with a claim that was abandoned before', () => {
    given([abandoned(aminasBooking)])
      .whenRequested()
      .toEqual({ refusal: 'SlotIsTaken' })
    const another = { ...aminasBooking, claimId: 'another-claim' }
    given([abandoned(aminasBooking)])
      .whenRequested(another)
      .toEqual([fact('BookingRequested', another)])
  })
})

describe('an admin', () => {
  it('confirms, declines or cancels a request', () => {
    given(requested)
      .whenUpdated('Admin', 'Confirmed')
      .toEqual([fact('BookingConfirmed', {})])
    given(requested)
      .whenUpdated('Admin', 'Declined', { reason: 'fully booked' })
      .toEqual([fact('BookingDeclined', { customerId: 'amina', reason: 'fully booked' })])
    given(confirmed)
      .whenUpdated('Admin', 'Canceled', { now: afterwards })
      .toEqual([fact('BookingCanceled', { customerId: 'amina', reason: 'the service provider is not available' })])
  })

  it('completes a confirmed booking or records a no-show after the start', () => {
    given(confirmed)
      .whenUpdated('Admin', 'Completed', { now: afterwards })
      .toEqual([fact('BookingCompleted', {})])
    given(confirmed)
      .whenUpdated('Admin', 'NoShow', { now: afterwards })
      .toEqual([fact('NoShowRecorded', {})])
  })

  it('who confirms again changes nothing', () => {
    given(confirmed).whenUpdated('Admin', 'Confirmed').toEqual([])
  })

  it('who asks for a final status again has not seen the current state', () => {
    const details = { because: 'It has already been declined' }
    given(declined)
      .whenUpdated('Admin', 'Declined')
      .toEqual({ refusal: 'BookingMoveIsImpossible', offered: [], details })
  })

  it('is told what can be done instead', () => {
    given(requested)
      .whenUpdated('Admin', 'Completed', { now: afterwards })
      .toEqual({
        refusal: 'BookingMoveIsImpossible',
        offered: ['Confirmed', 'Declined', 'Canceled'],
        details: { because: 'Only a confirmed booking can be completed' },
      })
  })

  it('may move a booking on the eve, when its customer may not', () => {
    given(confirmed).whenMoved('Admin', { now: evening }).toEqual([moved])
  })
})

describe('the customer', () => {
  it.each([
    ['the geyser stopped', 'the geyser stopped'],
    ['', 'the customer changed their plans'],
    [undefined, 'the customer changed their plans'],
  ])('cancels for the reason %j', (reason, told) => {
    given(confirmed)
      .whenUpdated('Customer', 'Canceled', { reason })
      .toEqual([fact('BookingCanceled', { customerId: 'amina', reason: told })])
  })

  it('cannot cancel or move it on the eve', () => {
    const refusal = {
      refusal: 'BookingMoveIsImpossible',
      offered: [],
      details: { because: 'It is less than 24 hours until the appointment: please call us' },
    }
    given(confirmed).whenUpdated('Customer', 'Canceled', { now: evening }).toEqual(refusal)
    given(confirmed).whenMoved('Customer', { now: evening }).toEqual(refusal)
  })

  it.each(['Confirmed', 'Declined', 'Completed', 'NoShow'] as const)('cannot set %s', (status) => {
    given(confirmed).whenUpdated('Customer', status, { now: afterwards }).toEqual({ refusal: 'OnlyForAdmins' })
  })
})

describe('a booking is moved', () => {
  it.each([
    ['requested', requested],
    ['confirmed', confirmed],
  ])('and stays %s', (state, history) => {
    given(history).whenMoved('Customer').toEqual([moved])
    const booking = bookingAfter(...history, moved)
    expect([booking.state, booking.context.requested]).toEqual([
      state,
      { ...aminasBooking, ...wednesday, requestedAt: monday },
    ])
  })

  it('by a fact that names its last time, not its first', () => {
    const thursday = { start: '2026-11-26T07:00:00Z', minutes: 90, claimId: 'claim-on-thursday' }
    given([...requested, moved])
      .whenMoved('Customer', { slot: thursday })
      .toEqual([
        fact('BookingRescheduled', { ...thursday, previousStart: wednesday.start, previousClaimId: wednesday.claimId }),
      ])
  })

  it('to its own time without a fact', () => {
    given(confirmed)
      .whenMoved('Customer', { slot: { ...wednesday, start: aminasBooking.start } })
      .toEqual([])
  })

  it('not with a claim that was abandoned before', () => {
    given([...confirmed, abandoned(wednesday)])
      .whenMoved('Customer')
      .toEqual({ refusal: 'SlotIsTaken' })
    given([...confirmed, abandoned({ ...wednesday, claimId: 'another-claim' })])
      .whenMoved('Customer')
      .toEqual([moved])
  })

  it.each([
    ['declined', declined],
    ['canceled', canceled],
    ['completed', completed],
    ['missed', noShow],
  ])('not after it was %s', (_state, history) => {
    given(history)
      .whenMoved('Admin')
      .toMatchObject({ details: { because: 'The booking is over' } })
  })
})

describe('the version of a booking', () => {
  it('is its revision: an edit of any other is refused', () => {
    for (const version of [0, 2]) {
      given(confirmed).whenUpdated('Admin', 'Canceled', { version }).toEqual({ refusal: 'BookingHasChanged' })
      given(confirmed).whenMoved('Customer', { version }).toEqual({ refusal: 'BookingHasChanged' })
    }
    given(confirmed).whenUpdated('Admin', 'Canceled', { version: 1 }).toHaveLength(1)
    given(confirmed).whenMoved('Customer', { version: 1 }).toEqual([moved])
  })
})

it('a booking that was never requested is not found', () => {
  given(unrequested).whenUpdated('Admin', 'Confirmed').toEqual({ refusal: 'BookingNotFound' })
  given(unrequested).whenMoved('Customer').toEqual({ refusal: 'BookingNotFound' })
})

it.each<[string, readonly BookingFact[], boolean]>([
  ['unrequested', unrequested, false],
  ['requested', requested, true],
  ['confirmed', confirmed, true],
  ['declined', declined, false],
  ['canceled', canceled, false],
  ['completed', completed, true],
  ['noShow', noShow, true],
  ['moved', [...confirmed, moved], false],
])('a booking that is %s has its first claim: %s', (_state, history, has) => {
  expect(hasClaim(bookingAfter(...history), aminasBooking.claimId)).toBe(has)
})

describe('a claim that no booking names in time', () => {
  const abandoning = (history: readonly BookingFact[], claim: AbandonedClaim = wednesday) =>
    expect(abandonClaim(bookingAfter(...history), { claimId: claim.claimId, start: claim.start }))

  it.each([
    ['was never requested', unrequested],
    ['is requested', requested],
    ['is confirmed', confirmed],
  ])('is given up, once, by a booking that %s', (_state, history) => {
    abandoning(history).toEqual([abandoned(wednesday)])
    abandoning([...history, abandoned(wednesday)]).toEqual([])
    expect(bookingAfter(...history, abandoned(wednesday)).state).toBe(bookingAfter(...history).state)
  })

  it('is never given up by the booking that has its time by it', () => {
    abandoning(requested, aminasBooking).toEqual([])
    abandoning([...confirmed, moved]).toEqual([])
  })

  it.each(Object.entries({ declined, canceled, completed, noShow }))(
    'needs no word of a booking that is %s: it names no other',
    (_state, history) => abandoning(history).toEqual([]),
  )
})

describe('when the account of the customer was closed', () => {
  const givenClosedAccount = (history: readonly BookingFact[], at = now) =>
    expect(cancelForClosedAccount(bookingAfter(...history), at))

  it.each([
    ['requested', requested],
    ['confirmed', confirmed],
    ['moved', [...confirmed, moved]],
  ])('a booking that is %s is cancelled, without words of anybody', (_state, history) => {
    const byTheShop = fact('BookingCanceled', { customerId: 'amina', isAccountClosed: true as const })
    givenClosedAccount(history).toEqual([byTheShop])
    const after = bookingAfter(...history, byTheShop)
    expect([after.state, after.context.reason]).toEqual(['canceled', 'the account was closed'])
    givenClosedAccount([...history, byTheShop]).toEqual([])
  })

  it.each(Object.entries({ unrequested, declined, canceled, completed, noShow }))(
    'a booking that is %s stays so',
    (_state, history) => givenClosedAccount(history).toEqual([]),
  )

  it('a booking whose time has come stays as it is', () => {
    givenClosedAccount(confirmed, aminasBooking.start).toEqual([])
    givenClosedAccount([...confirmed, moved], aminasBooking.start).toHaveLength(1)
  })
})
