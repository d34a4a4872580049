import { Package } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { OrderCard, type OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { TitledPage } from './TitledPage.tsx'
import { account, home } from './trails.ts'

type OrdersScreenProps = {
  /** Newest first. */
  orders: readonly OwnOrder[]
  /** Where to go shopping. */
  shopHref: string
  loading?: boolean | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** A customer's own orders. */
export const OrdersScreen = (props: OrdersScreenProps) => (
  <TitledPage trail={[home, account]} title="Orders">
    {content(props)}
  </TitledPage>
)

const content = ({ orders, shopHref, loading, failure }: OrdersScreenProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch orders'} onRetry={failure.onRetry} />
  if (loading) return <OrdersLoading />
  if (orders.length === 0) return <NoOrders shopHref={shopHref} />

  return (
    <Stack as="ul" gap={3}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </Stack>
  )
}

const NoOrders = ({ shopHref }: { shopHref: string }) => (
  <Card>
    <EmptyState
      icon={<Package size={28} aria-hidden />}
      title="No orders yet"
      action={<Button href={shopHref}>Start shopping</Button>}
    >
      Once you have ordered something you can follow it here, all the way to your door.
    </EmptyState>
  </Card>
)

const OrdersLoading = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>Loading your orders</VisuallyHidden>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} height={106} />
    ))}
  </Stack>
)
