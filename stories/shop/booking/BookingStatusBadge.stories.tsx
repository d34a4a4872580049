import preview from '#storybook/preview.tsx'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import { bookingStatuses } from '#ui-kit/shop/booking/bookingStatus.ts'
import { Row } from '#ui-kit/space/Row.tsx'

const meta = preview.meta({
  title: 'Shop/Booking/BookingStatusBadge',
  component: BookingStatusBadge,
  args: { status: 'Requested' as const },
})

export const EveryStatus = meta.story({
  render: () => (
    <Row wrap>
      {bookingStatuses.map((status) => (
        <BookingStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
})
