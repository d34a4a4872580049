import { CalendarClock, CalendarPlus, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { accountCrumb, bookingsCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import { longDayName, slotDay, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { type BookedVisit, BookingColumns } from './BookingColumns.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'

type BookingActionsProps = {
  /** Downloads the booking as an .ics file; left out once it will not take place. */
  onCalendar?: (() => void) | undefined
  /** Opens the RescheduleDialog; left out if the time can no longer be changed. */
  onReschedule?: (() => void) | undefined
  /** Until when it can be changed and canceled, an ISO moment. */
  changeableUntil?: string | undefined
  /** Opens the CancelBookingDialog; left out if it can no longer be cancelled. */
  onCancel?: (() => void) | undefined
  /** Why it can no longer be changed or canceled, in a sentence. */
  lockedReason?: string | undefined
  /** The place of the review, once the visit is completed. */
  reviewHref?: string | undefined
  /** The customer has written a review of the service provider. */
  hasReview?: boolean | undefined
}

type BookingDetailsScreenProps = BookingActionsProps & {
  /** The number that people see and say, such as `BK-7F3K-92QD`. */
  bookingNumber: string
  /** Undefined while it loads. */
  booking: BookedVisit | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open CancelBookingDialog or RescheduleDialog. */
  dialog?: ReactNode
}

/** One of the customer's bookings: when, who, where, and what can still be changed. */
export const BookingDetailsScreen = (props: BookingDetailsScreenProps) => {
  const { bookingNumber, booking, failure, dialog } = props

  return (
    <TitledPage
      trail={[homeCrumb, accountCrumb, bookingsCrumb]}
      title={`Booking ${bookingNumber}`}
      dialog={dialog}
      aside={booking && <BookingStatusBadge status={booking.status} />}
    >
      {failure ? (
        <ErrorPanel {...failure} />
      ) : booking ? (
        <LoadedBooking {...props} booking={booking} />
      ) : (
        <BookingSkeleton />
      )}
    </TitledPage>
  )
}

const LoadedBooking = ({ booking, ...actions }: BookingActionsProps & { booking: BookedVisit }) => (
  <BookingColumns booking={booking}>
    <BookingActions {...actions} />
  </BookingColumns>
)

const BookingActions = (props: BookingActionsProps) => (
  <>
    {props.reviewHref && <ReviewInvitation href={props.reviewHref} hasReview={props.hasReview} />}
    {props.onReschedule && (
      <Button kind="secondary" wide icon={<CalendarClock size={20} aria-hidden />} onClick={props.onReschedule}>
        Change the time
      </Button>
    )}
    {props.onCalendar && (
      <Button kind="secondary" wide onClick={props.onCalendar} icon={<CalendarPlus size={20} aria-hidden />}>
        Add to calendar
      </Button>
    )}
    {props.onCancel && (
      <Button kind="quiet" wide onClick={props.onCancel}>
        Cancel booking
      </Button>
    )}
    {props.changeableUntil && (props.onReschedule || props.onCancel) && (
      <Text size={14} tone="ink-2">
        You can change or cancel it until {longDayName(slotDay(props.changeableUntil))},{' '}
        {slotTime(props.changeableUntil)}.
      </Text>
    )}
    {props.lockedReason && (
      <Text size={14} tone="ink-2">
        {props.lockedReason}
      </Text>
    )}
  </>
)

const ReviewInvitation = ({ href, hasReview = false }: { href: string; hasReview?: boolean | undefined }) => (
  <>
    {!hasReview && <Text tone="ink-2">How was the visit? Your review helps other customers.</Text>}
    <Button wide kind={hasReview ? 'secondary' : 'primary'} href={href} icon={<Star size={20} aria-hidden />}>
      {hasReview ? 'See your review' : 'Write a review'}
    </Button>
  </>
)
