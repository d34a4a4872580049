import { type CustomerFilter, everybody } from '#ui-kit/shop/customers/customerFilter.ts'

/** Which customers an admin looks at. */
export interface CustomerView {
  filter: CustomerFilter
  page: number
}

const size = 20

/** The view as the address has it; what makes no sense there counts as not written. */
export const viewOf = (query: URLSearchParams): CustomerView => {
  const page = Number(query.get('page'))
  return {
    filter: {
      search: (query.get('search') ?? '').trim().slice(0, 100),
      status: statuses.find((status) => status === query.get('status')) ?? '',
      role: roles.find((role) => role === query.get('role')) ?? '',
      sort: sorts.find((sort) => sort === query.get('sort')) ?? everybody.sort,
    },
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const hrefFor = ({ filter: { sort, ...limits }, page }: CustomerView) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(limits)) if (value.trim()) query.set(name, value.trim())
  if (sort !== everybody.sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? place : `${place}?${query}`
}

export const askingFor = ({ filter: { search, status, role, sort }, page }: CustomerView) => ({
  query: {
    search: search || undefined,
    status: status || undefined,
    role: role || undefined,
    sort,
    pageNumber: String(page),
    limit: String(size),
  },
})

export const pagesOf = (totalCount: number) => Math.max(1, Math.ceil(totalCount / size))

const place = '/Customers_Management'
const statuses = ['unverified', 'active', 'suspended', 'erased'] as const
const roles = ['Admin', 'Customer'] as const
const sorts = ['newest', 'orders', 'spent', 'lastOrder'] as const
