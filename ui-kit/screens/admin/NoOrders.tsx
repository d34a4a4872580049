import { ClipboardList, Search } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

type NoOrdersProps = {
  /** A filter leaves some out. */
  narrowed: boolean
  onShowAll: () => void
}

/** No order at all, or none that matches the filter. */
export const NoOrders = ({ narrowed, onShowAll }: NoOrdersProps) => (
  <Card>
    {narrowed ? (
      <EmptyState
        icon={<Search size={28} aria-hidden />}
        title="No order matches"
        action={
          <Button kind="secondary" onClick={onShowAll}>
            Show all orders
          </Button>
        }
      >
        Look for part of an order number or a customer’s name, or choose another status or other days.
      </EmptyState>
    ) : (
      <EmptyState icon={<ClipboardList size={28} aria-hidden />} title="No orders yet">
        The first order will stand here the moment it is placed.
      </EmptyState>
    )}
  </Card>
)
