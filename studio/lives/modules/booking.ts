import { bookingView } from '#api/booking/bookingView.ts'
import { updateBooking } from '#domain/booking/bookingCommands.ts'
import type { RecordedBookingFact } from '#domain/booking/bookingEvents.ts'
import { type Booking, bookingMachine, bookingStream } from '#domain/booking/bookingMachine.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { aminasBookingId, sipho } from '#studio/lives/bookingLife.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import { thandi } from '#studio/lives/staff.ts'
import type { Constant, Module } from '#studio/lives/writeModule.ts'
import { bookingTransitionProps } from '#web/booking/admin/bookingTransitions.ts'
import { formatBookingChanges, formatBookingFields } from '#web/booking/admin/formatBookingChanges.ts'
import { summaryOf } from '#web/booking/admin/useAdminBooking.ts'
import { bookedVisitProps, requestedProps } from '#web/booking/bookingProps.ts'
import { timelineFacts } from '#web/state/history/useRecordHistory.ts'

type Ending = 'Declined' | 'Canceled' | 'NoShow'

/** Amina's booking of Sipho Mabaso in every state, and its history. */
export const bookingModules = async (shop: LivedShop): Promise<Module[]> => {
  const admin = await shop.person(thandi.email)
  const params = { id: aminasBookingId }
  const timeline = (await admin('GET audit/bookings/:id', { params })).body.result
  const facts = (await shop.facts(bookingStream(aminasBookingId))) as RecordedBookingFact[]
  const viewAfter = (revision: number) => viewOf(replayed(facts.slice(0, revision + 1)))
  const [requested, confirmed, completed] = [0, 1, 2].map(viewAfter)
  if (!requested || !confirmed || !completed) throw new Error('Amina has not booked Sipho')

  const views = {
    Requested: requested,
    Confirmed: confirmed,
    Completed: completed,
    Declined: ended(facts.slice(0, 1), 'Declined', 'The area is too far away.'),
    Canceled: ended(facts.slice(0, 2), 'Canceled', 'The tap stopped dripping.'),
    NoShow: ended(facts.slice(0, 2), 'NoShow'),
  }
  const visits = Object.entries(views).map(
    ([status, view]): Constant => ({
      name: `visit${status}`,
      type: { name: 'BookedVisit', from: 'ui-kit/screens/booking/BookingColumns.tsx' },
      doc: `Amina’s booking while its status is ${status}.`,
      value: bookedVisitProps(view, { phoneNumber: sipho.phoneNumber, portrait: '' }),
    }),
  )
  return [
    {
      file: 'stories/lives/aminasBooking.ts',
      constants: [
        ...visits,
        {
          name: 'visitForAdmins',
          type: { name: 'SummarizedBooking', from: 'ui-kit/shop/booking/admin/BookingSummary.tsx' },
          doc: 'The requested booking on the page of an admin.',
          value: summaryOf({ ...timeline, booking: requested }, sipho.phoneNumber),
        },
        ...(['Requested', 'Completed'] as const).map(
          (status): Constant => ({
            name: `transitionsWhile${status}`,
            type: { name: 'TransitionOption[]', from: 'ui-kit/shop/order/admin/OrderTransitions.tsx' },
            doc: `What an admin can do with the booking while its status is ${status}.`,
            value: bookingTransitionProps(views[status]),
          }),
        ),
        {
          name: 'bookingReceipt',
          type: { name: 'BookingReceipt', from: 'stories/lives/booking.ts' },
          doc: 'What the shop says right after the request.',
          value: requestedProps(requested, sipho.phoneNumber),
        },
        {
          name: 'bookingFacts',
          type: { name: 'readonly TimelineFact[]', from: 'ui-kit/shop/audit/timelineFact.ts' },
          doc: 'Everything that happened to the booking.',
          value: timelineFacts(timeline.facts, formatBookingChanges).map(({ state: _, ...fact }: Stated) => fact),
        },
        {
          name: 'bookingFields',
          type: { name: 'readonly OrderFields[]', from: 'stories/lives/orderMoment.ts' },
          doc: 'The fields of the booking after each of its facts, as admins read them.',
          value: facts.map((_, revision) => formatBookingFields(viewAfter(revision))),
        },
      ],
    },
  ]
}

type Stated = ReturnType<typeof timelineFacts>[number] & { state?: string }

const replayed = (facts: readonly RecordedBookingFact[]): Booking =>
  replay(bookingMachine, bookingStream(aminasBookingId), facts)

const viewOf = (booking: Booking) => {
  const view = bookingView(aminasBookingId, booking, { actor: 'Admin', now: '2026-11-21T06:30:00.000Z' })
  if (!view) throw new Error('Nothing is booked yet')
  return view
}

/** The booking if it had ended otherwise. */
const ended = (facts: readonly RecordedBookingFact[], status: Ending, reason?: string) => {
  const now = status === 'NoShow' ? '2026-11-24T08:30:00.000Z' : '2026-11-22T09:10:00.000Z'
  const decided = updateBooking(replayed(facts), {
    as: status === 'Canceled' ? 'Customer' : 'Admin',
    status,
    reason,
    now,
  })
  if (isRefusal(decided)) throw new Error(decided.refusal)
  const [first] = facts
  return viewOf(
    replayed([...facts, ...decided.map((fact) => ({ ...fact, at: now, by: first?.by }) as RecordedBookingFact)]),
  )
}
