import { CalendarDays } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

type NoBookingsProps = {
  /** Whether a filter is set. */
  narrowed: boolean
  onShowAll: () => void
}

/** No booking at all, or none that matches the filter. */
export const NoBookings = ({ narrowed, onShowAll }: NoBookingsProps) => (
  <Card>
    {narrowed ? (
      <NothingMatches title="No booking matches" action="Show all bookings" onShowAll={onShowAll}>
        Search for part of a booking number, a provider’s or a customer’s name, or choose another status or other days.
      </NothingMatches>
    ) : (
      <EmptyState icon={<CalendarDays size={28} aria-hidden />} title="No bookings yet">
        The first booking will appear here as soon as it is requested.
      </EmptyState>
    )}
  </Card>
)
