import { useNavigate } from 'react-router-dom'
import type { CustomerFilter } from '#ui-kit/shop/customers/customerFilter.ts'
import { useTypedSearch } from '#web/client/useTypedSearch.ts'
import { hrefFor } from './customerFilter.ts'

/** Writes the filter into the address: a choice at once, a search when typing pauses. Each begins at the first page. */
export const useCustomerView = (filter: CustomerFilter) => {
  const navigate = useNavigate()
  const go = (chosen: CustomerFilter) => navigate(hrefFor({ filter: chosen, page: 1 }), { replace: true })
  const [search, type] = useTypedSearch(filter.search, (text) => go({ ...filter, search: text }))

  const onFilter = (chosen: CustomerFilter) => {
    type(chosen.search)
    if (chosen.search === search || chosen.search === '') go(chosen)
  }

  return { filter: { ...filter, search }, onFilter }
}
