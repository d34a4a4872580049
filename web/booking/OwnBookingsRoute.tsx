import { useState } from 'react'
import { OwnBookingsScreen } from '#ui-kit/screens/booking/OwnBookingsScreen.tsx'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useSession } from '#web/state/session/session.ts'
import { isUpcoming, ownBookingProps } from './bookingProps.ts'

/** A customer's own bookings. */
export const OwnBookingsRoute = () => {
  const { person } = useSession()
  const request = person && { params: { customerId: person.customerId } }
  const bookingsQuery = useQuery('GET bookings/own/:customerId', request)
  const [openedAt] = useState(() => Date.now())
  const bookings = bookingsQuery.answer?.bookings ?? []
  const upcoming = bookings.filter((booking) => isUpcoming(booking, openedAt))

  return (
    <>
      <PageHead title="Bookings" />
      <OwnBookingsScreen
        upcoming={upcoming.toReversed().map(ownBookingProps)}
        past={bookings.filter((booking) => !upcoming.includes(booking)).map(ownBookingProps)}
        providersHref="/ServiceProviders"
        loading={bookingsQuery.status === 'loading'}
        failure={prefixedFailure('Failed to fetch bookings', bookingsQuery)}
      />
    </>
  )
}
