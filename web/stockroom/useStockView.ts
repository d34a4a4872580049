import type { ProductSort } from '#ui-kit/shop/stockroom/productRow.ts'
import { useAddressedView } from '#web/client/useAddressedView.ts'
import { hrefFor, type StockView } from './stockFilter.ts'

/** The view of the products, kept in the address. */
export const useStockView = (view: StockView) => {
  const { filter, onFilter, onView } = useAddressedView(view, addressed)

  return { filter, onFilter, onSort: (sort: ProductSort) => onView({ sort }) }
}

const addressed = { hrefFor, texts: ['search'] } as const
