import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { changesSince } from '#api/history/changesSince.ts'
import type { HistoryParts } from '#api/history/recordHistory.ts'
import type { Slot } from '#domain/booking/agendaEvents.ts'
import { hasClaim, rescheduleBooking, type UpdateBooking, updateBooking } from '#domain/booking/bookingCommands.ts'
import { type Booking, bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import type { Agendas } from './agendas.ts'
import { bookingFingerprint, claimIdOf } from './bookingIds.ts'
import { bookingView, derivedBookingFields } from './bookingView.ts'

type Edit = Pick<UpdateBooking, 'as' | 'reason' | 'version'> & {
  status?: UpdateBooking['status'] | undefined
  /** The start of the new slot. */
  start?: string | undefined
}

interface Parts extends HistoryParts {
  agendas: Agendas
  now: () => Date
}

/** Confirms, declines, reschedules, cancels or completes a booking. If somebody else changed it first, the refusal says what changed. */
export const openBookingUpdate = (parts: Parts) => {
  const { store, ledger, now } = parts
  const reschedule = openRescheduling(parts)

  return async (id: string, { status, start, ...edit }: Edit, context: IdempotentContext) => {
    const stream = bookingStream(id)
    const updated = status
      ? await ledger.handle(bookingMachine, stream, context, (booking) =>
          updateBooking(booking, { ...edit, status, now: now().toISOString() }),
        )
      : await reschedule(id, { ...edit, start: start ?? '' }, context)
    if (!isRefusal(updated) || updated.refusal !== 'BookingHasChanged') return updated
    const record = {
      machine: bookingMachine,
      stream,
      versionOf: (booking: Booking) => booking.revision,
      changes: changesOf,
    }
    const concurrentChange = await changesSince({ store, ledger }, record, edit.version ?? 0)
    return { ...updated, concurrentChange: edit.as === 'Admin' ? concurrentChange : withoutAdminName(concurrentChange) }
  }
}

/** Takes the new slot, moves the booking and releases the old slot; what a crash or a refusal interrupts, a policy finishes. */
const openRescheduling =
  ({ store, ledger, agendas, now }: Parts) =>
  async (id: string, { start, ...edit }: Edit & { start: string }, context: IdempotentContext) => {
    const stream = bookingStream(id)
    // Agendas know a repeated request by its claim: one request writes to an agenda twice.
    const { command, ...agendaContext } = context
    const booking = await ledger.load(bookingMachine, stream)
    const { requested } = booking.context
    if (!requested) return refuse('BookingNotFound')
    const earlier = command === undefined ? undefined : await store.findCommand(stream, command)
    if (earlier) return { record: await ledger.load(bookingMachine, stream), position: earlier.position }
    const decide = (current: Booking, slot: Slot & { claimId: string }) =>
      rescheduleBooking(current, { ...edit, slot, now: now().toISOString() })
    const { providerId, customerId, minutes } = requested
    const claimId = claimIdOf(booking, command && bookingFingerprint(command, start))
    // Decided before a slot is taken, so that a booking that cannot move takes none.
    const preview = decide(booking, { start, minutes, claimId })
    if (isRefusal(preview)) return preview
    if (preview.length === 0) return { record: booking, position: 0 }

    const taken = await agendas.book({ providerId, start, customerId, bookingId: id, claimId }, agendaContext)
    if (isRefusal(taken)) return taken
    const handled = await ledger.handle(bookingMachine, stream, context, (current) => decide(current, taken.slot))
    // A repeated request finds the booking as it is now, perhaps with the time that it had before.
    if (!isRefusal(handled) && !hasClaim(handled.record, requested.claimId))
      await agendas.release(requested, { claimId: requested.claimId, reason: 'rescheduled' }, agendaContext)
    return handled
  }

const changesOf = (before: Booking, after: Booking) => {
  const circumstances = { actor: 'Admin', now: '' } as const
  return differenceWithoutDerived(
    bookingView('', before, circumstances),
    bookingView('', after, circumstances),
    derivedBookingFields,
  )
}

// Customers learn that the shop changed the booking, not which admin.
const withoutAdminName = <Change extends { by: { role: string; id: string; name: string } }>(change: Change): Change =>
  change.by.role === 'admin' ? { ...change, by: { role: 'admin', id: '', name: 'the shop' } } : change
