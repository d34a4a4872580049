import { useNavigate } from 'react-router-dom'
import type { ProductFilter } from '#ui-kit/shop/stockroom/productFilter.ts'
import type { ProductSort } from '#ui-kit/shop/stockroom/productRow.ts'
import { useTypedSearch } from '#web/client/useTypedSearch.ts'
import { hrefFor, type StockView } from './stockFilter.ts'

/** Writes the view into the address: a choice at once, a search when typing pauses. Each begins at the first page. */
export const useStockView = (view: StockView) => {
  const navigate = useNavigate()
  const { filter } = view
  const go = (changed: Partial<StockView>) => navigate(hrefFor({ ...view, page: 1, ...changed }), { replace: true })
  const [search, type] = useTypedSearch(filter.search, (text) => go({ filter: { ...filter, search: text } }))

  const onFilter = (chosen: ProductFilter) => {
    type(chosen.search)
    // A letter waits for the next one; a choice, and taking everything away, do not.
    const isTyping = chosen.search !== search && othersOf(chosen) === othersOf(filter)
    if (!isTyping || chosen.search === '') go({ filter: chosen })
  }

  return { filter: { ...filter, search }, onFilter, onSort: (sort: ProductSort) => go({ sort }) }
}

const othersOf = (filter: ProductFilter) => Object.values({ ...filter, search: '' }).join()
