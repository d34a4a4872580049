import { Package } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { accountCrumb, homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { OwnOrders, type OwnOrdersProps } from './OwnOrders.tsx'

export type OrdersScreenProps = OwnOrdersProps & {
  /** Where to go shopping. */
  shopHref: string
  /** Products for a customer who has no orders. */
  suggestions?: readonly CardProduct[] | undefined
  /** Called with the suggested product that somebody adds to the cart. */
  onAdd?: ((id: string) => void) | undefined
  /** Id of the product that is being added to the cart: its button shows a spinner. */
  addingId?: string | undefined
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** A customer's own orders. */
export const OrdersScreen = (props: OrdersScreenProps) => (
  <TitledPage trail={[homeCrumb, accountCrumb]} title="Orders">
    {content(props)}
  </TitledPage>
)

const content = (props: OrdersScreenProps) => {
  const { orders, loading, failure } = props
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch orders'} onRetry={failure.onRetry} />
  if (loading) return <OwnOrdersSkeleton />

  return orders.length === 0 ? <NoOwnOrders {...props} /> : <OwnOrders {...props} />
}

const NoOwnOrders = ({ shopHref, suggestions = [], onAdd, addingId }: OrdersScreenProps) => (
  <>
    <Card>
      <EmptyState
        icon={<Package size={28} aria-hidden />}
        title="No orders yet"
        action={<Button href={shopHref}>Start shopping</Button>}
      >
        Once you have placed an order you can track it here, all the way to your door.
      </EmptyState>
    </Card>
    {suggestions.length > 0 && (
      <ProductShelf title="You Might Also Like" products={suggestions} onAdd={onAdd} addingId={addingId} />
    )}
  </>
)

const OwnOrdersSkeleton = () => (
  <Stack gap={3} role="status">
    <VisuallyHidden>Loading your orders</VisuallyHidden>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} height={106} />
    ))}
  </Stack>
)
