import { ClipboardList, Search } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import type { OrderStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { Card } from '#ui-kit/space/Card.tsx'

type NoOrdersProps = {
  status: OrderStatus | ''
  search: string
  onStatus: (status: '') => void
  onSearch: (search: string) => void
}

/** No order at all, or none that matches the filter. */
export const NoOrders = ({ status, search, onStatus, onSearch }: NoOrdersProps) => {
  const clear = () => {
    onStatus('')
    onSearch('')
  }

  return (
    <Card>
      {status === '' && search === '' ? (
        <EmptyState icon={<ClipboardList size={28} aria-hidden />} title="No orders yet">
          The first order will stand here the moment it is placed.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Search size={28} aria-hidden />}
          title="No order matches"
          action={
            <Button kind="secondary" onClick={clear}>
              Show all orders
            </Button>
          }
        >
          Look for part of an order number or a customer’s name, or choose another status.
        </EmptyState>
      )}
    </Card>
  )
}
