import { bookingChart } from '#domain/charts/drawn/bookingChart.ts'
import { type AdminBookingPanelProps, AdminBookingScreen } from '#ui-kit/screens/booking/AdminBookingScreen.tsx'
import { RecordHistory } from '#ui-kit/shop/history/RecordHistory.tsx'
import type { Booking } from '#web/booking/bookingProps.ts'
import { RescheduleBooking } from '#web/booking/RescheduleBooking.tsx'
import { useRecordHistory } from '#web/state/history/useRecordHistory.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { formatBookingChanges, formatBookingFields } from './formatBookingChanges.ts'
import { useAdminBooking } from './useAdminBooking.ts'

/** One booking, for admins. The address holds the revisions of the history on show, so that the link can be shared. */
export const AdminBookingRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <AdminBooking key={id} id={id} />
}

const AdminBooking = ({ id }: { id: string }) => {
  const timelineQuery = useQuery('GET audit/bookings/:id', { params: { id } })
  const timeline = timelineQuery.answer?.result
  const { booking, panel } = useAdminBooking(timeline)
  const history = useRecordHistory(timeline, {
    noun: 'booking',
    key: 'GET audit/bookings/:id',
    id,
    describeChanges: formatBookingChanges,
    viewOf: ({ booking }) => booking,
    fieldsOf: formatBookingFields,
    chart: bookingChart,
  })

  return (
    <>
      <PageHead title={timeline ? `Booking ${timeline.booking.bookingNumber}` : 'Booking'} />
      <AdminBookingScreen
        bookingNumber={timeline?.booking.bookingNumber ?? ''}
        status={booking?.status}
        panel={panel}
        failure={failureOf(timelineQuery)}
        dialog={booking && panel?.openedId === 'Rescheduled' && <RescheduleByAdmin booking={booking} panel={panel} />}
      >
        <RecordHistory noun="booking" exampleType="BookingConfirmed" {...history} />
      </AdminBookingScreen>
    </>
  )
}

const RescheduleByAdmin = ({ booking, panel }: { booking: Booking; panel: AdminBookingPanelProps }) => (
  <RescheduleBooking
    booking={booking}
    conflict={conflictMessage(panel)}
    problem={panel.problem}
    busy={panel.busyId === 'Rescheduled'}
    onReschedule={(start) => panel.onTransition('Rescheduled', start)}
    onClose={() => panel.onAsk()}
  />
)

// The dialog covers the conflict on the page.
const conflictMessage = ({ conflict }: AdminBookingPanelProps) =>
  conflict &&
  [`${conflict.message ?? 'Someone else has changed this booking'}.`, conflict.lost].filter(Boolean).join(' ')
