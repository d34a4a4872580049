import type { DatabaseSync } from 'node:sqlite'
import { bookingCalendar } from '#api/bookingCalendar.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import type { AuditAccess } from '#api/http/auditAccess.ts'
import { type Caller, type Handlers, isForeign } from '#api/http/handlers.ts'
import type { Hold } from '#domain/booking/agendaEvents.ts'
import type { bookingContract } from '#domain/booking/bookingContract.ts'
import { type Booking, bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { bookingSentence } from '#domain/booking/bookingTimeline.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { dateRange } from '#domain/localDate.ts'
import type { Agendas } from './agendas.ts'
import { bookingQueries } from './bookingList.ts'
import { type BookingView, bookingView, derivedBookingFields } from './bookingView.ts'
import { openBookingRequest } from './requestBooking.ts'
import { openBookingUpdate } from './updateBooking.ts'

interface Parts extends HistoryParts {
  database: DatabaseSync
  agendas: Agendas
  auditAccess: AuditAccess
  publicUrl: string
  now: () => Date
}

/** The booking endpoints. */
export const bookingRoutes = (parts: Parts): Handlers<typeof bookingContract> => {
  const { ledger, database, agendas, auditAccess, publicUrl, now } = parts
  const bookings = bookingQueries(database)
  const history = bookingHistory(parts, now)
  const request = openBookingRequest({ ledger, agendas })
  const update = openBookingUpdate(parts)
  const viewFor = (id: string, booking: Booking, { role }: Pick<Caller, 'role'>) =>
    bookingView(id, booking, { actor: role, now: now().toISOString() })

  /** The booking if the caller may read it: another customer's gets the same response as one that does not exist. */
  const readable = async (id: string, caller: Caller): Promise<BookingView | undefined> => {
    const booking = await ledger.load(bookingMachine, bookingStream(id))
    const isOwn = booking.context.requested?.customerId === caller.customerId
    return isOwn || caller.role === 'Admin' ? viewFor(id, booking, caller) : undefined
  }

  return {
    'POST bookings/hold': async ({ querydata, caller: { customerId }, context }) => {
      const held = await agendas.hold({ ...querydata, customerId }, context)
      if (isRefusal(held)) return held
      const hold = held.record.context.holds.findLast((each) => each.customerId === customerId)
      return hold
        ? { result: { providerId: querydata.providerId, ...holdView(hold) }, position: held.position }
        : refuse('SlotIsTaken')
    },
    'POST bookings/leave': async ({ querydata, caller: { customerId }, context }) => {
      const { position } = await agendas.leave({ ...querydata, customerId }, context)
      return { result: querydata, position, message: position > 0 ? 'The time is free again' : 'You held no such time' }
    },
    'POST bookings/request': async ({ querydata, caller, key, context }) => {
      if (isForeign(querydata.customerId, caller)) return refuse('NotYours')
      const requested = await request(querydata, caller, key, context)
      if (isRefusal(requested)) return requested
      const result = viewFor(requested.bookingId, requested.record, caller)
      return result ? { result, position: requested.position, message: 'Booking requested' } : refuse('BookingNotFound')
    },
    'POST bookings/update': async ({ querydata: { id, userId, ...edit }, caller, idempotentContext }) => {
      const before = await readable(id, caller)
      if (!before) return refuse('BookingNotFound')
      if (userId !== undefined && userId !== before.customerId) return refuse('NotYours')
      const updated = await update(id, { ...edit, as: caller.role }, idempotentContext)
      if (isRefusal(updated)) return updated
      const result = viewFor(id, updated.record, caller)
      return { result: result ? [result] : [], position: updated.position, message: 'Booking updated' }
    },
    'GET bookings/own/:customerId': async ({ params: { customerId }, caller, context }) =>
      (await auditAccess(customerId, 'bookings', { caller, context })) ?? { bookings: bookings.ofCustomer(customerId) },
    'GET bookings/find/:id': async ({ params: { id }, caller }) => {
      const result = await readable(id, caller)
      return result ? { result } : refuse('BookingNotFound')
    },
    'GET bookings/calendar/:id': async ({ params: { id }, caller }) => {
      const booking = await readable(id, caller)
      if (!booking) return refuse('BookingNotFound')
      return { file: bookingCalendar(booking, `${publicUrl}/account/bookings/${id}`) }
    },
    'GET bookings/all': ({ query: { since, until, ...query } }) =>
      bookings.page({ ...query, ...dateRange(since, until) }),
    'GET audit/bookings/:id': async ({ params: { id }, query }) => {
      const timeline = await history(id, query)
      if (!timeline) return refuse('BookingNotFound')
      const { record: booking, ...rest } = timeline
      const result = { booking, ...rest }
      return query.format ? historyDownload(`booking-${booking.bookingNumber}`, query.format, result) : { result }
    },
  }
}

const holdView = ({ start, minutes, until }: Hold) => ({ start, minutes, until })

const bookingHistory = (parts: HistoryParts, now: () => Date) =>
  recordHistory(parts, {
    machine: bookingMachine,
    streamOf: bookingStream,
    view: (id, booking) => bookingView(id, booking, { actor: 'Admin', now: now().toISOString() }),
    derived: derivedBookingFields,
    sentence: bookingSentence,
  })
