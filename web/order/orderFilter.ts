import { type OrderStatus, orderStatuses } from '#domain/order/orderStatus.ts'
import type { AnswerOf } from '#web/client/calls.ts'

/** Which orders an admin looks at. */
export interface OrderFilter {
  /** Empty: all. */
  status: OrderStatus | ''
  search: string
  page: number
}

const size = 20
const longestSearch = 100

/** The filter as the address has it; what makes no sense there counts as not written. */
export const filterOf = (query: URLSearchParams): OrderFilter => {
  const page = Number(query.get('page'))
  return {
    status: statusNamed(query.get('status')),
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** Empty for what is no status. */
export const statusNamed = (name: string | null) => orderStatuses.find((status) => status === name) ?? ''

export const hrefFor = ({ status, search, page }: OrderFilter) => {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(search.trim() && { search: search.trim() }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? '/Orders_Management' : `/Orders_Management?${query}`
}

export const askingFor = ({ status, search, page }: OrderFilter) => ({
  query: {
    orderStatus: status || undefined,
    search: search || undefined,
    pageNumber: String(page),
    limit: String(size),
  },
})

export const pagesOf = (meta: AnswerOf<'GET order/all'>['meta'] | undefined) =>
  meta ? Math.max(1, Math.ceil(meta.totalCount / meta.size)) : 1
