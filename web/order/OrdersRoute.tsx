import { OrdersScreen } from '#ui-kit/screens/order/OrdersScreen.tsx'
import { useAddToCart } from '#web/state/cart/useAddToCart.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { useClient } from '#web/state/client.ts'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useSession } from '#web/state/session/session.ts'
import { orderCardProps } from './orderProps.ts'
import { useReorder } from './useReorder.ts'

/** A customer's own orders, newest first. */
export const OrdersRoute = () => {
  const { terms } = useClient()
  const { person } = useSession()
  const request = person && { params: { customerId: person.customerId } }
  const ordersQuery = useQuery('GET customer/orders/:customerId', request)
  const { reorderingId, reorder } = useReorder()
  const suggestions = useSuggestions(ordersQuery.answer?.orders.length === 0)
  const { addingId, onAdd } = useAddToCart(suggestions)

  return (
    <>
      <PageHead title="Orders" />
      <OrdersScreen
        orders={ordersQuery.answer?.orders.map(orderCardProps) ?? []}
        shopHref="/Categories"
        onReorder={reorder}
        reorderingId={reorderingId}
        suggestions={suggestions.map(cardOf(terms))}
        onAdd={onAdd}
        addingId={addingId}
        loading={ordersQuery.status === 'loading'}
        failure={prefixedFailure('Failed to fetch orders', ordersQuery)}
      />
    </>
  )
}

const useSuggestions = (enabled: boolean) =>
  useQuery('GET products/home', enabled ? {} : undefined).answer?.results.at(-1)?.data ?? []
