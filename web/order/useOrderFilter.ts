import { useNavigate } from 'react-router-dom'
import { useTypedSearch } from '#web/client/useTypedSearch.ts'
import { hrefFor, type OrderFilter, statusNamed } from './orderFilter.ts'

/** Writes the filter into the address: a status at once, a search when typing pauses. Each begins at the first page. */
export const useOrderFilter = (filter: OrderFilter) => {
  const navigate = useNavigate()
  const go = (changed: Partial<OrderFilter>) => navigate(hrefFor({ ...filter, page: 1, ...changed }), { replace: true })
  const [typed, onSearch] = useTypedSearch(filter.search, (search) => go({ search }))

  return { typed, onSearch, onStatus: (status: string) => go({ status: statusNamed(status) }) }
}
