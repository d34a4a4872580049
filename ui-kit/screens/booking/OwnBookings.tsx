import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { BookingCard, bookingCardWidth, type OwnBooking } from '#ui-kit/shop/booking/own/BookingCard.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** Past bookings: the newest ten, and more of them when asked for. */
export const OwnBookings = ({ bookings }: { bookings: readonly OwnBooking[] }) => {
  const [shown, setShown] = useState(pageSize)
  const list = useRef<HTMLUListElement>(null)

  // The focus moves to the first new booking.
  useEffect(() => {
    if (shown > pageSize) list.current?.children[shown - pageSize]?.querySelector('a')?.focus()
  }, [shown])

  return (
    <Stack gap={4}>
      <Grid as="ul" min={bookingCardWidth} gap={3} ref={list}>
        {bookings.slice(0, shown).map((booking) => (
          <li key={booking.id}>
            <BookingCard past booking={booking} />
          </li>
        ))}
      </Grid>
      {bookings.length > pageSize && (
        <Row justify="space-between" wrap>
          <Text size={14} tone="ink-2" role="status">
            {Math.min(shown, bookings.length)} of {bookings.length} past bookings
          </Text>
          {bookings.length > shown && (
            <Button kind="secondary" onClick={() => setShown(shown + pageSize)}>
              Show more bookings
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

const pageSize = 10
