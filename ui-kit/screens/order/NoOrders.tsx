import { ClipboardList } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

type NoOrdersProps = {
  /** Whether a filter is set. */
  narrowed: boolean
  onShowAll: () => void
}

/** No order at all, or none that matches the filter. */
export const NoOrders = ({ narrowed, onShowAll }: NoOrdersProps) => (
  <Card>
    {narrowed ? (
      <NothingMatches title="No order matches" action="Show all orders" onShowAll={onShowAll}>
        Search for part of an order number or a customer’s name, or choose another status or other days.
      </NothingMatches>
    ) : (
      <EmptyState icon={<ClipboardList size={28} aria-hidden />} title="No orders yet">
        The first order will appear here as soon as it is placed.
      </EmptyState>
    )}
  </Card>
)
