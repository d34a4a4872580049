import { BookingDetailsScreen } from '#ui-kit/screens/booking/BookingDetailsScreen.tsx'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useDownload } from '#web/state/http/useDownload.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { BookingDialog, type BookingDialogKind } from './BookingDialog.tsx'
import { type Booking, bookedVisitProps, reviewHref } from './bookingProps.ts'

/** One of the customer's own bookings. */
export const BookingRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const bookingQuery = useQuery('GET bookings/find/:id', { params: { id } })
  const booking = bookingQuery.answer?.result
  const provider = useQuery('GET api/service-providers/:id', booking && { params: { id: booking.providerId } }).answer
    ?.result
  const invitation = useReviewInvitation(booking)
  const calendar = useDownload('GET bookings/calendar/:id', { params: { id } })
  const [dialogKind, openDialog] = useDialogRoute<BookingDialogKind>('booking')
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
