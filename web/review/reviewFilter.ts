import type { ReviewFilter } from '#ui-kit/screens/admin/ReviewsManagementScreen.tsx'

export interface ReviewView {
  filter: ReviewFilter
  page: number
}

const size = 20

/** The reviews that the address asks for; what makes no sense there counts as not written. */
export const viewOf = (query: URLSearchParams): ReviewView => {
  const page = Number(query.get('page'))
  return {
    filter: {
      search: (query.get('search') ?? '').slice(0, 100),
      state: states.find((state) => state === query.get('state')) ?? '',
      rating: ratings.find((rating) => rating === query.get('rating')) ?? '',
    },
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const hrefFor = ({ filter, page }: ReviewView) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value.trim()) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/Reviews_Management' : `/Reviews_Management?${query}`
}

export const askingFor = ({ filter: { search, state, rating }, page }: ReviewView) => ({
  query: {
    search: search.trim() || undefined,
    state: state || undefined,
    rating: rating || undefined,
    pageNumber: String(page),
    limit: String(size),
  },
})

export const pagesOf = (totalCount: number) => Math.max(1, Math.ceil(totalCount / size))

const states = ['shown', 'hidden'] as const
const ratings = ['1', '2', '3', '4', '5'] as const
