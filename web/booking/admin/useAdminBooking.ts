import { useState } from 'react'
import type { AdminBookingPanelProps } from '#ui-kit/screens/booking/AdminBookingScreen.tsx'
import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import type { Booking } from '#web/booking/bookingProps.ts'
import { useBookingUpdate } from '#web/booking/useBookingUpdate.ts'
import { useClient } from '#web/state/client.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf, RequestOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'

type Timeline = AnswerOf<'GET audit/bookings/:id'>['result']
type Status = NonNullable<RequestOf<'POST bookings/update'>['querydata']['status']>

/** A booking and its transitions for an admin; a transition of an old version is refused and says so. */
export const useAdminBooking = (timeline: Timeline | undefined): AdminBookingPanelProps | undefined => {
  const { queryCache } = useClient()
  const { edit } = useBookingUpdate()
  const [openedId, openDialog] = useDialogRoute<string>('move')
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const providerId = timeline?.booking.providerId
  const provider = useQuery('GET api/service-providers/:id', providerId ? { params: { id: providerId } } : undefined)
  if (!timeline) return undefined

  const { booking } = timeline
  const onTransition = async (transition: string, reason?: string) => {
    setBusyId(transition)
    setProblem(undefined)
    const failure = await edit(
      { id: booking.id, status: transition as Status, reason, version: booking.version },
      `${booking.bookingNumber} ${texts[transition as Status].done}`,
    )
    if (failure) {
      setProblem(failure.message)
      queryCache.invalidate('GET audit/bookings/')
    } else openDialog()
    setBusyId(undefined)
  }

  return {
    booking: summaryOf(timeline, provider.answer?.result.phoneNumber ?? ''),
    transitions: transitionsOf(booking),
    busyId,
    openedId,
    onAsk: openDialog,
    onTransition,
    problem,
  }
}

const texts: Record<Status, Pick<TransitionOption, 'label' | 'asks'> & { done: string }> = {
  Confirmed: { label: 'Confirm', done: 'is confirmed' },
  Declined: { label: 'Decline', asks: 'declineReason', done: 'is declined' },
  Completed: { label: 'Complete', done: 'is completed' },
  NoShow: { label: 'Record a no-show', done: 'is recorded as a no-show' },
  Canceled: { label: 'Cancel booking', asks: 'reason', done: 'is canceled' },
}

const transitionsOf = ({ offered, withheld }: Booking): TransitionOption[] =>
  Object.entries(texts).map(([id, { label, asks }]) => {
    const allowed = offered.includes(id)
    return { id, label, asks, allowed, reason: allowed ? undefined : withheld[id] }
  })

const summaryOf = ({ booking, facts }: Timeline, phoneNumber: string) => ({
  provider: {
    name: booking.providerName,
    profession: booking.profession,
    phoneNumber,
    href: `/ServiceProvider/${encodeURIComponent(booking.providerId)}`,
  },
  customer: {
    name: facts.find(({ actor }) => actor.id === booking.customerId)?.actor.name ?? booking.customerId,
    phone: booking.phone,
    href: `/Customers_Management/${encodeURIComponent(booking.customerId)}`,
  },
  slot: { start: booking.start, minutes: booking.minutes },
  callOutFee: booking.callOutFee > 0 ? formatAmount(booking.callOutFee) : undefined,
  requestedAt: booking.requestedAt,
  note: booking.note,
  reason: booking.reason || undefined,
  address: booking.address,
})
