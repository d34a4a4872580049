import { lazy, Suspense, useState } from 'react'
import { BookingDetailsScreen } from '#ui-kit/screens/booking/BookingDetailsScreen.tsx'
import { useFreeTimes } from '#web/state/booking/useFreeTimes.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useDownload } from '#web/state/http/useDownload.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { type Booking, bookedVisitProps, reviewHref } from './bookingProps.ts'
import { type BookingUpdate, useBookingUpdate } from './useBookingUpdate.ts'

const CancelDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/booking/own/CancelBookingDialog.tsx')).CancelBookingDialog,
}))
const RescheduleDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/booking/own/RescheduleDialog.tsx')).RescheduleDialog,
}))

type DialogKind = 'cancel' | 'reschedule'

/** One of the customer's own bookings. */
export const BookingRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const bookingQuery = useQuery('GET bookings/find/:id', { params: { id } })
  const booking = bookingQuery.answer?.result
  const provider = useQuery('GET api/service-providers/:id', booking && { params: { id: booking.providerId } }).answer
    ?.result
  const invitation = useReviewInvitation(booking)
  const calendar = useDownload('GET bookings/calendar/:id', { params: { id } })
  const [dialogKind, openDialog] = useDialogRoute<DialogKind>('booking')
  const may = (transition: string) => booking?.offered.includes(transition) === true
  const willTakePlace = booking?.status === 'Requested' || booking?.status === 'Confirmed'
  const contact = { phoneNumber: provider?.phoneNumber ?? '', portrait: provider?.profilePictureUrl ?? '' }

  return (
    <>
      <PageHead title={booking ? `Booking ${booking.bookingNumber}` : 'Booking'} />
      <BookingDetailsScreen
        bookingNumber={booking?.bookingNumber ?? ''}
        booking={booking && bookedVisitProps(booking, contact)}
        onCalendar={willTakePlace ? calendar.download : undefined}
        onReschedule={may('Rescheduled') ? () => openDialog('reschedule') : undefined}
        onCancel={may('Canceled') ? () => openDialog('cancel') : undefined}
        changeableUntil={willTakePlace ? booking.changeableUntil : undefined}
        {...invitation}
        lockedReason={willTakePlace && !may('Canceled') ? booking.withheld['Canceled'] : undefined}
        failure={failureOf(bookingQuery)}
        dialog={
          booking && dialogKind && <BookingDialog booking={booking} kind={dialogKind} onClose={() => openDialog()} />
        }
      />
    </>
  )
}

// Once the booking is completed and it is known whether the customer has reviewed the provider already.
const useReviewInvitation = (booking: Booking | undefined) => {
  const isOver = booking?.status === 'Completed'
  const request = isOver ? { params: { providerId: booking.providerId } } : undefined
  const own = useQuery('GET reviews/mine/provider/:providerId', request).answer?.result
  return booking && own?.mayReview ? { reviewHref: reviewHref(booking), hasReview: own.review !== undefined } : {}
}

const BookingDialog = ({ booking, kind, onClose }: { booking: Booking; kind: DialogKind; onClose: () => void }) => {
  const update = useBookingUpdate()
  const [openedAt] = useState(() => new Date().toISOString())
  const { chooseStart: _, ...picker } = useFreeTimes(booking.providerId, { openedAt })
  const [problem, setProblem] = useState<string>()
  const change = async (edit: Omit<BookingUpdate, 'id' | 'version'>, successMessage: string) => {
    const failure = await update.edit({ id: booking.id, version: booking.version, ...edit }, successMessage)
    if (failure) setProblem(failure.message)
    else onClose()
  }

  return (
    <Suspense>
      {kind === 'cancel' ? (
        <CancelDialog
          bookingNumber={booking.bookingNumber}
          providerName={booking.providerName}
          start={booking.start}
          problem={problem}
          busy={update.busy}
          onCancelBooking={(reason) =>
            change({ status: 'Canceled', reason: reason || undefined }, 'Your booking is canceled')
          }
          onClose={onClose}
        />
      ) : (
        <RescheduleDialog
          bookedStart={booking.start}
          picker={picker}
          problem={problem}
          busy={update.busy}
          onReschedule={(start) => change({ start }, 'Your booking has a new time')}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
