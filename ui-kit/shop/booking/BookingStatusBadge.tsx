import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type BookingStatus, bookingStatusBadges } from './bookingStatus.ts'

/** A badge for the status of a booking. */
export const BookingStatusBadge = ({
  status,
}: {
  /** Where the booking stands. */
  status: BookingStatus
}) => <Badge tone={bookingStatusBadges[status].tone}>{bookingStatusBadges[status].label}</Badge>
