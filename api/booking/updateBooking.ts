import type { IdempotentContext } from '#api/eventStore/ledger.ts'
import { changesSince } from '#api/history/changesSince.ts'
import type { HistoryParts } from '#api/history/recordHistory.ts'
import { isClaimFresh } from '#domain/booking/agendaCommands.ts'
import { rescheduleBooking, type UpdateBooking, updateBooking } from '#domain/booking/bookingCommands.ts'
import { type Booking, bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import type { Agendas } from './agendas.ts'
import { claimIdOf } from './bookingIds.ts'
import { bookingView, derivedBookingFields } from './bookingView.ts'
import { claimIn } from './requestBooking.ts'

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
export const openBookingUpdate = ({ store, ledger, agendas, now }: Parts) => {
  const reschedule = openRescheduling({ ledger, agendas, now })

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

/** Takes the new slot, moves the booking and releases the old slot; what a crash interrupts, a policy finishes. */
const openRescheduling =
  ({ ledger, agendas, now }: Pick<Parts, 'ledger' | 'agendas' | 'now'>) =>
  async (id: string, { start, ...edit }: Edit & { start: string }, context: IdempotentContext) => {
    const stream = bookingStream(id)
    const { requested } = (await ledger.load(bookingMachine, stream)).context
    if (!requested) return refuse('BookingNotFound')
    const { providerId, customerId } = requested
    const moment = now().toISOString()
    // Decided before a slot is taken, so that a booking that cannot move takes none.
    const preview = rescheduleBooking(await ledger.load(bookingMachine, stream), {
      ...{ ...edit, now: moment, isClaimFresh: true },
      slot: { start, minutes: requested.minutes, claimId: '' },
    })
    if (isRefusal(preview)) return preview
    if (preview.length === 0) return { record: await ledger.load(bookingMachine, stream), position: 0 }

    const claimId = claimIdOf(id, context.command)
    const taken = await agendas.book({ providerId, start, customerId, bookingId: id, claimId }, context)
    if (isRefusal(taken)) return taken
    const claim = claimIn(taken.record, claimId)
    const handled = await ledger.handle(bookingMachine, stream, context, (booking) =>
      rescheduleBooking(booking, {
        ...{ ...edit, now: now().toISOString() },
        slot: { start: claim?.start ?? start, minutes: claim?.minutes ?? requested.minutes, claimId },
        isClaimFresh: claim !== undefined && isClaimFresh(claim, now().toISOString()),
      }),
    )
    if (isRefusal(handled)) await agendas.release({ providerId, start }, { claimId, reason: 'abandoned' }, context)
    else await agendas.release(requested, { claimId: requested.claimId, reason: 'rescheduled' }, context)
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
