import type { ReactNode } from 'react'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { bookingsManagementCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { BookingSummary, type SummarizedBooking } from '#ui-kit/shop/booking/admin/BookingSummary.tsx'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import { OrderConflict, type OrderConflictProps } from '#ui-kit/shop/order/admin/OrderConflict.tsx'
import { OrderTransitions, type OrderTransitionsProps } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'

export type AdminBookingPanelProps = Omit<OrderTransitionsProps, 'noun'> & {
  booking: SummarizedBooking
  /** Somebody else changed the booking first: it is still shown as it was before that. */
  conflict?: Omit<OrderConflictProps, 'noun'> | undefined
  /** Why the last move was refused. */
  problem?: string | undefined
}

type AdminBookingScreenProps = {
  /** The number that people see and say, such as `BK-7F3K-92QD`. */
  bookingNumber: string
  /** Where the booking stands; left out while it loads. */
  status?: BookingStatus | undefined
  /** Undefined while it loads. */
  panel: AdminBookingPanelProps | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** Over the page: the dialog that is open. */
  dialog?: ReactNode
  /** A RecordHistory of the booking. */
  children?: ReactNode
}

/** One booking for an admin: its current state, the actions on it and its history. */
export const AdminBookingScreen = ({
  bookingNumber,
  status,
  panel,
  failure,
  dialog,
  children,
}: AdminBookingScreenProps) => (
  <TitledPage
    trail={[homeCrumb, bookingsManagementCrumb]}
    title={`Booking ${bookingNumber}`}
    aside={status && <BookingStatusBadge status={status} />}
    dialog={dialog}
  >
    {failure ? (
      <ErrorPanel {...failure} />
    ) : (
      <>
        {panel ? <AdminBookingPanel {...panel} /> : <BookingSkeleton />}
        {children}
      </>
    )}
  </TitledPage>
)

const AdminBookingPanel = ({ booking, conflict, problem, ...transitions }: AdminBookingPanelProps) => (
  <Stack gap={5}>
    {conflict && <OrderConflict {...conflict} noun="booking" />}
    <Columns
      aside={
        <Card>
          <Stack gap={4}>
            {problem && (
              <Notice tone="bad" live title="Failed to update the booking">
                {problem}
              </Notice>
            )}
            <OrderTransitions {...transitions} noun="booking" />
          </Stack>
        </Card>
      }
    >
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2} size={20}>
            At a glance
          </Heading>
          <BookingSummary booking={booking} />
        </Stack>
      </Card>
    </Columns>
  </Stack>
)
