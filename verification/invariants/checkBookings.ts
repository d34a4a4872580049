import { bookingView } from '#api/booking/bookingView.ts'
import { claimTimeout } from '#domain/booking/agendaCommands.ts'
import type { BookedSlot } from '#domain/booking/agendaEvents.ts'
import { type Agenda, agendaStream } from '#domain/booking/agendaMachine.ts'
import { hasClaim } from '#domain/booking/bookingCommands.ts'
import type { RequestedBooking } from '#domain/booking/bookingEvents.ts'
import { type Booking, bookingStream } from '#domain/booking/bookingMachine.ts'
import { dayOf } from '#domain/booking/slots.ts'
import type { AnsweredBooking, BookingLog } from './bookingLog.ts'
import { type LogSnapshot, replayBooking } from './logSnapshot.ts'
import { shareMoment } from './shareMoment.ts'
import type { Violation } from './violation.ts'

/**
 * Checks the bookings and agendas of a quiescent shop against each other, and against the answers that its clients got. `timersAt`: the
 * moment (ISO 8601) up to which timers have run; by default all have.
 */
export function* checkBookings(snapshot: LogSnapshot, log: BookingLog, timersAt?: string): Generator<Violation> {
  yield* checkPromises(snapshot, log)
  yield* checkOverlaps(snapshot)
  yield* checkClaimsOfBookings(snapshot)
  yield* checkBookingsOfClaims(snapshot, timersAt)
  yield* checkRequestedOnce(snapshot)
  yield* checkShownStates(snapshot, log)
  yield* checkEditedOnce(snapshot, log)
}

/** Every booking that was answered as made is there, as it was asked for. */
function* checkPromises({ bookings }: LogSnapshot, log: BookingLog): Generator<Violation> {
  for (const id of log.made) {
    const { requested } = bookings.get(id)?.context ?? {}
    const request = log.requestOf(id)
    if (!requested) yield { ...neverLost, detail: `${id} is gone` }
    else if (request?.customerId !== requested.customerId)
      yield { ...neverLost, invariant: 'one key is one booking', detail: `${id} of ${requested.customerId}` }
    else if (!request.wanted.some(({ providerId }) => providerId === requested.providerId))
      yield {
        ...neverLost,
        invariant: 'a booking is what was asked for',
        detail: `${id} is at ${requested.providerId}`,
      }
  }
}

const neverLost = { kind: 'lost', invariant: 'an acknowledged booking is never lost' } as const

/** No two bookings of a provider overlap, unless they were declined or canceled. */
function* checkOverlaps({ bookings }: LogSnapshot): Generator<Violation> {
  const byProvider = Map.groupBy(liveBookings(bookings), ([, { providerId }]) => providerId)
  for (const live of byProvider.values())
    for (const [index, [id, one]] of live.entries())
      for (const [otherId, other] of live.slice(index + 1))
        if (shareMoment(one, other))
          yield { kind: 'doubled', invariant: 'a time is sold once', detail: `${one.start} to ${id} and ${otherId}` }
}

/** The agenda has the time of every booking, by the claim that the booking names. */
function* checkClaimsOfBookings({ bookings, agendas }: LogSnapshot): Generator<Violation> {
  for (const [id, { providerId, start, minutes, claimId }] of liveBookings(bookings)) {
    const claims = bookedIn(agendas, providerId, start).filter((each) => each.claimId === claimId)
    const isOwn = claims.length === 1 && claims[0]?.bookingId === id
    if (!isOwn || claims[0]?.start !== start || claims[0].minutes !== minutes)
      yield { kind: 'lost', invariant: 'a booking has its time', detail: `${id} at ${start}: ${textOf(claims)}` }
  }
}

/** No time is taken in an agenda without a booking that names the claim, unless the timer of the claim is not due. */
function* checkBookingsOfClaims({ facts, bookings, agendas }: LogSnapshot, timersAt?: string): Generator<Violation> {
  const young = timersAt === undefined ? new Set() : claimsAfter(facts, Date.parse(timersAt) - claimTimeout * 1000)
  for (const [stream, { context }] of agendas)
    for (const { bookingId, claimId, start } of context.booked.filter((each) => !young.has(each.claimId))) {
      const booking = bookings.get(bookingId)
      if (!booking || !hasClaim(booking, claimId) || booking.context.requested?.start !== start)
        yield { kind: 'halfDone', invariant: 'times are taken for bookings only', detail: `${stream} at ${start}` }
    }
}

const claimsAfter = (facts: LogSnapshot['facts'], moment: number) =>
  new Set(
    facts.flatMap(({ type, data, meta }) =>
      type === 'SlotBooked' && Date.parse(meta.at) > moment ? [(data as BookedSlot).claimId] : [],
    ),
  )

function* checkRequestedOnce({ facts }: LogSnapshot): Generator<Violation> {
  const seen = new Set<string>()
  for (const { stream, type } of facts) {
    if (type !== 'BookingRequested') continue
    if (seen.has(stream)) yield { kind: 'doubled', invariant: 'a booking is made once', detail: stream }
    seen.add(stream)
  }
}

/** Each answered state of a booking is in its stream, and a booking that was over is over. */
function* checkShownStates({ facts, bookings }: LogSnapshot, { shown }: BookingLog): Generator<Violation> {
  const streams = Map.groupBy(facts, ({ stream }) => stream)
  for (const answered of shown) {
    const { id, version, status } = answered
    const booking = replayBooking(id, streams.get(bookingStream(id)) ?? [], version)
    const stored = bookingView(id, booking, { actor: 'Admin', now: answered.start })
    if (stored?.version !== version || bookingText(stored) !== bookingText(answered))
      yield {
        kind: 'lost',
        invariant: 'what was answered is in the log',
        detail: `${id} at ${version} was answered as ${bookingText(answered)}, and is ${stored && bookingText(stored)}`,
      }
    const isUndone = status === 'Canceled' && !bookings.get(id)?.is('canceled')
    if (isUndone) yield { kind: 'takenAfterAll', invariant: 'a canceled booking stays canceled', detail: id }
  }
}

/** An edit that was sent several times under one key was made once. */
function* checkEditedOnce({ facts }: LogSnapshot, { keyOf }: BookingLog): Generator<Violation> {
  const firstRequests = new Map<string, string>()
  for (const { meta, stream } of facts) {
    const key = stream.startsWith('booking-') && meta.by.role !== 'system' ? keyOf(meta.correlationId) : undefined
    if (key === undefined || firstRequests.getOrInsert(key, meta.correlationId) === meta.correlationId) continue
    yield { kind: 'doubled', invariant: 'one key is one change', detail: `${stream} was edited twice under ${key}` }
  }
}

/** The bookings that need their time: neither declined nor canceled. */
const liveBookings = (bookings: ReadonlyMap<string, Booking>): [id: string, requested: RequestedBooking][] =>
  [...bookings].flatMap(([id, booking]) => {
    const { requested } = booking.context
    return requested && hasClaim(booking, requested.claimId) ? [[id, requested]] : []
  })

const bookedIn = (agendas: ReadonlyMap<string, Agenda>, providerId: string, start: string) =>
  agendas.get(agendaStream(providerId, dayOf(start)).slice('agenda-'.length))?.context.booked ?? []

const textOf = (claims: readonly object[]) => (claims.length === 0 ? 'the time is free' : JSON.stringify(claims))

const bookingText = (booking: Omit<AnsweredBooking, 'id'>) =>
  [booking.customerId, booking.providerId, booking.start, booking.minutes, booking.status].join(', ')
