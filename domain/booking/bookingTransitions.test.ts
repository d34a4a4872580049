import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { aminasBooking, bookingAfter, bookingHistories } from '#domain/testing/providerFixtures.ts'
import { rescheduleBooking, updateBooking } from './bookingCommands.ts'
import { type Booking, bookingMachine } from './bookingMachine.ts'
import { bookingStatuses, bookingStatusOf } from './bookingStatus.ts'
import {
  allowedBookingTransitions,
  type BookingActor,
  type BookingTransition,
  blockedBookingReason,
  blockedBookingTransitions,
  bookingTransitions,
  changeableUntil,
} from './bookingTransitions.ts'

const { start } = aminasBooking
const before = (milliseconds: number) => new Date(Date.parse(start) - milliseconds).toISOString()
const hour = 3_600_000

const moments = {
  'days before': before(100 * hour),
  '24 hours before': before(24 * hour),
  'less than 24 hours before': before(24 * hour - 1),
  'just before the start': before(1),
  'at the start': before(0),
  'a day later': before(-24 * hour),
}
type Moment = keyof typeof moments

const early: readonly Moment[] = ['days before', '24 hours before']
const late: readonly Moment[] = ['less than 24 hours before', 'just before the start']

type State = keyof typeof bookingHistories

/** What can be done by whom and when (section 6 of the contract). */
const expected = (state: State, actor: BookingActor, moment: Moment): BookingTransition[] => {
  if (state !== 'requested' && state !== 'confirmed') return []
  if (actor === 'Customer') return early.includes(moment) ? ['Rescheduled', 'Canceled'] : []
  const hasStarted = !early.includes(moment) && !late.includes(moment)
  const move: BookingTransition[] = hasStarted ? [] : ['Rescheduled']
  if (state === 'requested') return ['Confirmed', 'Declined', ...move, 'Canceled']
  return [...move, 'Canceled', ...(hasStarted ? (['Completed', 'NoShow'] as const) : [])]
}

const cases = Object.keys(bookingHistories).flatMap((state) =>
  (['Admin', 'Customer'] as const).flatMap((actor) =>
    Object.keys(moments).map((moment) => ({ state: state as State, actor, moment: moment as Moment })),
  ),
)

/** Whether the command yields a fact. */
const isDone = (booking: Booking, as: BookingActor, transition: BookingTransition, now: string) => {
  const slot = { start: '2026-11-25T07:00:00Z', minutes: 60, claimId: 'another-claim' }
  const decision =
    transition === 'Rescheduled'
      ? rescheduleBooking(booking, { slot, as, now })
      : updateBooking(booking, { as, status: transition, now })
  return !isRefusal(decision) && decision.length > 0
}

it('the histories reach every state of a booking', () => {
  const states = new Set(transitionsOf(bookingMachine).flatMap(({ from, to }) => [from, to]))
  expect(Object.keys(bookingHistories).sort()).toEqual([...states].sort())
  for (const [state, history] of Object.entries(bookingHistories)) expect(bookingAfter(...history).state).toBe(state)
})

describe.each(cases)('a booking that is $state, for $actor, $moment', ({ state, actor, moment }) => {
  const booking = bookingAfter(...bookingHistories[state])
  const now = moments[moment]
  const allowed = expected(state, actor, moment)

  it('is offered exactly what the contract allows', () => {
    expect(allowedBookingTransitions(booking, { actor, now }).toSorted()).toEqual(allowed.toSorted())
  })

  it('takes exactly what is offered', () => {
    expect(bookingTransitions.filter((each) => isDone(booking, actor, each, now)).toSorted()).toEqual(
      allowed.toSorted(),
    )
  })

  it('says in a sentence why nothing else can be done', () => {
    const blocked = blockedBookingTransitions(booking, { actor, now })
    expect(Object.keys(blocked).sort()).toEqual(bookingTransitions.filter((each) => !allowed.includes(each)).sort())
    for (const reason of Object.values(blocked)) expect(reason).toMatch(/^[A-Z].{10,}/)
  })
})

const tooLate = 'It is less than 24 hours until the appointment: please call us'

it.each<[State, BookingTransition, BookingActor, Moment, string]>([
  ['requested', 'Confirmed', 'Customer', 'days before', 'Only the shop can do this'],
  ['completed', 'Completed', 'Customer', 'a day later', 'Only the shop can do this'],
  ['requested', 'Canceled', 'Customer', 'less than 24 hours before', tooLate],
  ['confirmed', 'Rescheduled', 'Customer', 'less than 24 hours before', tooLate],
  ['requested', 'Rescheduled', 'Admin', 'at the start', 'The appointment has already started'],
  ['requested', 'Completed', 'Admin', 'a day later', 'Only a confirmed booking can be completed'],
  ['requested', 'NoShow', 'Admin', 'a day later', 'Only a confirmed booking can be a no-show'],
  ['confirmed', 'Completed', 'Admin', 'just before the start', 'The appointment has not started yet'],
  ['confirmed', 'NoShow', 'Admin', 'just before the start', 'The appointment has not started yet'],
  ['confirmed', 'Confirmed', 'Admin', 'days before', 'It is already confirmed'],
  ['confirmed', 'Declined', 'Admin', 'days before', 'It is already confirmed: it can only be cancelled'],
  ['declined', 'Declined', 'Admin', 'days before', 'It has already been declined'],
  ['declined', 'Confirmed', 'Admin', 'days before', 'The booking is over'],
  ['canceled', 'Canceled', 'Customer', 'days before', 'It has already been cancelled'],
  ['canceled', 'Rescheduled', 'Customer', 'days before', 'The booking is over'],
  ['completed', 'Completed', 'Admin', 'a day later', 'It has already been completed'],
  ['noShow', 'NoShow', 'Admin', 'a day later', 'It is already recorded'],
])('a booking that is %s: %s by %s %s is refused: %s', (state, transition, actor, moment, reason) => {
  const booking = bookingAfter(...bookingHistories[state])
  expect(blockedBookingReason(booking, transition, { actor, now: moments[moment] })).toBe(reason)
})

it('the bound of 24 hours moves with the booking', () => {
  const moved = { start: '2026-12-01T07:00:00Z', minutes: 60, claimId: 'b', previousStart: start, previousClaimId: 'a' }
  const booking = bookingAfter(...bookingHistories.confirmed, { type: 'BookingRescheduled', data: moved })
  const mayCancel = (now: string) => allowedBookingTransitions(booking, { actor: 'Customer', now }).includes('Canceled')
  expect(changeableUntil(moved.start)).toBe('2026-11-30T07:00:00.000Z')
  expect([mayCancel(moments['a day later']), mayCancel('2026-11-30T07:00:00.001Z')]).toEqual([true, false])
})

it('every state after the request has a status of its own', () => {
  const statuses = Object.values(bookingHistories)
    .slice(1)
    .map((history) => bookingStatusOf(bookingAfter(...history)))
  expect(statuses.sort()).toEqual([...bookingStatuses].sort())
})
