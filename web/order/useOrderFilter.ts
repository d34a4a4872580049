import { useNavigate } from 'react-router-dom'
import type { OrderFilter, OrderSort } from '#ui-kit/shop/order/orderFilter.ts'
import { useTypedSearch } from '#web/client/useTypedSearch.ts'
import { askable, hrefFor, type OrdersView } from './orderFilter.ts'

/** Writes the view into the address: a choice at once, what is typed when typing pauses. Each begins at the first page. */
export const useOrderFilter = (view: OrdersView) => {
  const navigate = useNavigate()
  const { filter } = view
  const go = (changed: Partial<OrdersView>) => navigate(hrefFor({ ...view, page: 1, ...changed }), { replace: true })
  const write = (change: Partial<OrderFilter>) => go({ filter: askable({ ...filter, ...change }) })
  const [search, typeSearch] = useTypedSearch(filter.search, (text) => write({ search: text }))
  const [totalFrom, typeFrom] = useTypedSearch(filter.totalFrom, (text) => write({ totalFrom: text }))
  const [totalTo, typeTo] = useTypedSearch(filter.totalTo, (text) => write({ totalTo: text }))
  const typed = { ...filter, search, totalFrom, totalTo }

  const onFilter = (chosen: OrderFilter) => {
    typeSearch(chosen.search)
    typeFrom(chosen.totalFrom)
    typeTo(chosen.totalTo)
    // A letter waits for the next one; a choice, and taking everything away, do not.
    if (choicesOf(chosen) !== choicesOf(filter) || isEmptied(typed, chosen)) go({ filter: askable(chosen) })
  }

  return { filter: typed, onFilter, onSort: (sort: OrderSort) => go({ sort }) }
}

const choicesOf = (filter: OrderFilter) => Object.values({ ...filter, search: '', totalFrom: '', totalTo: '' }).join()

const isEmptied = (before: OrderFilter, { search, totalFrom, totalTo }: OrderFilter) =>
  (before.search !== '' && search === '') ||
  (before.totalFrom !== '' && totalFrom === '') ||
  (before.totalTo !== '' && totalTo === '')
