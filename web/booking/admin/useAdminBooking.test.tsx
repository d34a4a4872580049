// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingFact, confirmedBooking, requestedBooking } from '#web/booking/testing/bookingFixtures.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { openTransitions } from '#web/testing/openTransitions.ts'
import { useAdminBooking } from './useAdminBooking.ts'

type Timeline = AnswerOf<'GET audit/bookings/:id'>['result']

const themba = { role: 'admin' as const, id: 'themba', name: 'Themba Daniels' }

const requested: Timeline = {
  booking: requestedBooking,
  facts: [bookingFact(0, 'BookingRequested', 'requested')],
  total: 1,
  intact: true,
}
const confirmed: Timeline = {
  booking: confirmedBooking,
  facts: [
    ...requested.facts,
    bookingFact(1, 'BookingConfirmed', 'confirmed', {
      actor: themba,
      changes: [{ field: 'status', from: 'Requested', to: 'Confirmed' }],
    }),
  ],
  total: 2,
  intact: true,
}

/** An admin opens Amina's booking. */
const openBooking = (now: Timeline, answer?: () => unknown) => {
  const { opened, ...transitions } = openTransitions(useAdminBooking, now, answer)
  return { ...transitions, status: () => opened().booking?.status }
}

const overtaken = () => {
  throw new CallFailed('Someone else has changed this booking', { status: 409, refusal: 'BookingHasChanged' })
}

beforeEach(() => history.replaceState(null, '', '/Bookings_Management/booking7'))
afterEach(cleanup)

it('a move is sent with the version that the admin saw', async () => {
  const { move, sent } = openBooking(requested)
  await move('Declined', 'Too far away')

  expect(sent()).toEqual([{ id: 'booking7', version: 0, status: 'Declined', reason: 'Too far away' }])
})

it('a move to another time first asks for it', async () => {
  const { panel, move, sent } = openBooking(requested)
  await move('Rescheduled')
  expect([panel()?.openedId, sent()]).toEqual(['Rescheduled', []])

  await move('Rescheduled', '2026-11-24T12:00:00Z')
  expect(sent()).toEqual([{ id: 'booking7', version: 0, start: '2026-11-24T12:00:00Z' }])
})

it('a move that came too late says who did what meanwhile, and the booking changes only on demand', async () => {
  const { panel, status, receive, move, showLatest } = openBooking(requested, overtaken)
  await move('Canceled', 'Booked twice')
  expect(panel()).toMatchObject({ conflict: { refused: true, message: undefined }, problem: undefined })
  receive(confirmed)

  expect(status()).toBe('Requested')
  expect(panel()?.conflict?.message).toMatch(/^Themba Daniels confirmed this booking/)
  expect(panel()?.conflict?.changes).toEqual([{ field: 'Status', from: 'Requested', to: 'Confirmed' }])
  await showLatest()
  expect([status(), panel()?.conflict]).toEqual(['Confirmed', undefined])
})

it('says that the open move is no longer possible, and why', async () => {
  const { panel, receive, ask } = openBooking(requested)
  await ask('Declined')
  receive(confirmed)

  expect(panel()?.conflict).toMatchObject({
    refused: false,
    lost: '“Decline” is no longer possible: It is already confirmed: it can only be cancelled.',
  })
})
