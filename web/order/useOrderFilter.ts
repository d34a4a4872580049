import type { OrderSort } from '#ui-kit/shop/order/orderFilter.ts'
import { useAddressedView } from '#web/client/useAddressedView.ts'
import { askable, hrefFor, type OrdersView } from './orderFilter.ts'

/** The view of the orders, kept in the address. */
export const useOrderFilter = (view: OrdersView) => {
  const { filter, onFilter, onView } = useAddressedView(view, addressed)

  return { filter, onFilter, onSort: (sort: OrderSort) => onView({ sort }) }
}

const addressed = {
  hrefFor: (view: OrdersView) => hrefFor({ ...view, filter: askable(view.filter) }),
  texts: ['search', 'totalFrom', 'totalTo'],
  steps: ['since', 'until'],
} as const
