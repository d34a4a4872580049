import { CalendarDays } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { accountCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { BookingCard, bookingCardWidth, type OwnBooking } from '#ui-kit/shop/booking/own/BookingCard.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { OwnBookings } from './OwnBookings.tsx'

type OwnBookingsScreenProps = {
  /** Bookings that will take place, soonest first. */
  upcoming: readonly OwnBooking[]
  /** All others, newest first. */
  past: readonly OwnBooking[]
  /** Where the directory of service providers is. */
  providersHref: string
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** A customer's own bookings. */
export const OwnBookingsScreen = (props: OwnBookingsScreenProps) => (
  <TitledPage trail={[homeCrumb, accountCrumb]} title="Bookings">
    {content(props)}
  </TitledPage>
)

const content = ({ upcoming, past, providersHref, loading, failure }: OwnBookingsScreenProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch bookings'} onRetry={failure.onRetry} />
  if (loading) return <OwnBookingsSkeleton />
  if (upcoming.length + past.length === 0) return <NoOwnBookings providersHref={providersHref} />

  return (
    <Stack gap={6}>
      <Part title="Upcoming">
        {upcoming.length > 0 ? (
          <Grid as="ul" min={bookingCardWidth} gap={3}>
            {upcoming.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} />
              </li>
            ))}
          </Grid>
        ) : (
          <Stack gap={3} align="start">
            <Text tone="ink-2">You have no upcoming bookings.</Text>
            <Button kind="secondary" href={providersHref}>
              Find a service provider
            </Button>
          </Stack>
        )}
      </Part>
      {past.length > 0 && (
        <Part title="Past">
          <OwnBookings bookings={past} />
        </Part>
      )}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const NoOwnBookings = ({ providersHref }: { providersHref: string }) => (
  <Card>
    <EmptyState
      icon={<CalendarDays size={28} aria-hidden />}
      title="No bookings yet"
      action={<Button href={providersHref}>Find a service provider</Button>}
    >
      Book a plumber, a tutor or a hairdresser at a time that suits you. Your bookings will appear here.
    </EmptyState>
  </Card>
)

const OwnBookingsSkeleton = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>Loading your bookings</VisuallyHidden>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} height={112} />
    ))}
  </Stack>
)
