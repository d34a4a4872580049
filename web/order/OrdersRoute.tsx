import { OrdersScreen } from '#ui-kit/screens/account/OrdersScreen.tsx'
import { failedTo } from '#web/client/failedTo.ts'
import { cardOf } from '#web/client/productCard.ts'
import { useSession } from '#web/client/session.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { ownOrder } from './orderProps.ts'
import { useReorder } from './useReorder.ts'

/** A customer's own orders, newest first. */
export const OrdersRoute = () => {
  const { person } = useSession()
  const asking = person && { params: { customerId: person.customerId } }
  const answered = useAnswer('GET customer/orders/:customerId', asking)
  const { reorderingId, reorder } = useReorder()
  const suggestions = useSuggestions(answered.answer?.orders.length === 0)
  const { addingId, onAdd } = useAddToCart(suggestions)

  return (
    <>
      <PageHead title="Orders" />
      <OrdersScreen
        orders={answered.answer?.orders.map(ownOrder) ?? []}
        shopHref="/Categories"
        onReorder={reorder}
        reorderingId={reorderingId}
        suggestions={suggestions.map(cardOf)}
        onAdd={onAdd}
        addingId={addingId}
        loading={answered.status === 'loading'}
        failure={failedTo('Failed to fetch orders', answered)}
      />
    </>
  )
}

const useSuggestions = (wanted: boolean) =>
  useAnswer('GET products/home', wanted ? {} : undefined).answer?.results.at(-1)?.data ?? []
