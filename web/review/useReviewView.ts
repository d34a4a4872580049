import { useNavigate } from 'react-router-dom'
import type { ReviewFilter } from '#ui-kit/screens/admin/ReviewsManagementScreen.tsx'
import { useTypedSearch } from '#web/client/useTypedSearch.ts'
import { hrefFor } from './reviewFilter.ts'

/** Writes the filter into the address: a choice at once, a search when typing pauses. Each begins at the first page. */
export const useReviewView = (filter: ReviewFilter) => {
  const navigate = useNavigate()
  const go = (chosen: ReviewFilter) => navigate(hrefFor({ filter: chosen, page: 1 }), { replace: true })
  const [search, type] = useTypedSearch(filter.search, (text) => go({ ...filter, search: text }))

  const onFilter = (chosen: ReviewFilter) => {
    type(chosen.search)
    if (chosen.search === search || chosen.search === '') go(chosen)
  }

  return { filter: { ...filter, search }, onFilter }
}
