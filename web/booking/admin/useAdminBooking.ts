import type { AdminBookingPanelProps } from '#ui-kit/screens/booking/AdminBookingScreen.tsx'
import type { Booking } from '#web/booking/bookingProps.ts'
import { useBookingUpdate } from '#web/booking/useBookingUpdate.ts'
import { customerHref, editProviderHref } from '#web/state/adminLinks.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { useRecordTransitions } from '#web/state/history/useRecordTransitions.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import {
  blockedBookingMessage,
  bookingConflictWords,
  bookingDoneMessage,
  bookingTransitionProps,
  bookingUpdateRequest,
} from './bookingTransitions.ts'

type Timeline = AnswerOf<'GET audit/bookings/:id'>['result']

interface AdminBookingState {
  /** The booking on show: the latest one, or as it was when a dialog was opened or a move refused. */
  booking: Booking | undefined
  panel: AdminBookingPanelProps | undefined
}

/** A booking and its transitions for an admin. The new time of a booking is chosen in a dialog. */
export const useAdminBooking = (timeline: Timeline | undefined): AdminBookingState => {
  const { edit } = useBookingUpdate()
  const { shown, panel } = useRecordTransitions(timeline, {
    key: 'GET audit/bookings/:id',
    id: timeline?.booking.id ?? '',
    versionOf: ({ booking }) => booking.version,
    edit: ({ booking }, transition, answer) =>
      edit(bookingUpdateRequest(booking, transition, answer), bookingDoneMessage(booking, transition)),
    staleRefusal: 'BookingHasChanged',
    words: bookingConflictWords,
    blockedMessage: ({ booking }, transition) => blockedBookingMessage(booking, transition),
  })
  const providerId = timeline?.booking.providerId
  const provider = useQuery(
    'GET api/service-providers/forEdit/:id',
    providerId ? { params: { id: providerId } } : undefined,
  )
  if (!shown) return { booking: undefined, panel: undefined }

  const { booking } = shown
  const onTransition = (transition: string, answer?: string) =>
    transition === 'Rescheduled' && answer === undefined
      ? panel.onAsk(transition)
      : panel.onTransition(transition, answer)
  return {
    booking,
    panel: {
      ...panel,
      onTransition,
      booking: summaryOf(shown, provider.answer?.result.phoneNumber ?? ''),
      transitions: bookingTransitionProps(booking),
    },
  }
}

/** Props of a booking on the page of an admin. `phoneNumber`: the provider's. */
export const summaryOf = ({ booking, facts }: Timeline, phoneNumber: string) => ({
  provider: {
    name: booking.providerName,
    profession: booking.profession,
    phoneNumber,
    href: editProviderHref(booking.providerId),
  },
  customer: {
    name: facts.find(({ actor }) => actor.id === booking.customerId)?.actor.name ?? booking.customerId,
    phone: booking.phone,
    href: customerHref(booking.customerId),
  },
  slot: { start: booking.start, minutes: booking.minutes },
  callOutFee: booking.callOutFee > 0 ? formatAmount(booking.callOutFee) : undefined,
  requestedAt: booking.requestedAt,
  note: booking.note,
  reason: booking.reason || undefined,
  address: booking.address,
})
