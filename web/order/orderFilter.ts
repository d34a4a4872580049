import { orderStatuses, shippingStatuses } from '#domain/order/orderStatus.ts'
import { everyOrder, isTotal, type OrderFilter, type OrderSort } from '#ui-kit/shop/order/orderFilter.ts'
import type { AskingOf } from '#web/client/calls.ts'
import { dayIn } from '#web/client/dayIn.ts'

/** Which orders an admin looks at, and in which order. */
export interface OrdersView {
  filter: OrderFilter
  sort: OrderSort
  page: number
}

type Query = NonNullable<AskingOf<'GET order/all'>['query']>

const size = 50

/** The view as the address has it; what makes no sense there counts as not written. */
export const viewOf = (query: URLSearchParams): OrdersView => {
  const written = (name: string) => (query.get(name) ?? '').trim()
  const page = Number(query.get('page'))
  return {
    filter: {
      search: written('search').slice(0, 100),
      status: orderStatuses.find((status) => status === written('status')) ?? '',
      shippingStatus: shippingStatuses.find((status) => status === written('shippingStatus')) ?? '',
      since: dayIn(written('since')),
      until: dayIn(written('until')),
      totalFrom: isTotal(written('totalFrom')) ? written('totalFrom') : '',
      totalTo: isTotal(written('totalTo')) ? written('totalTo') : '',
      late: written('late') === '1' ? '1' : '',
      customer: written('customer').slice(0, 200),
    },
    sort: sorts[sortNamed(written('sort'))],
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const hrefFor = ({ filter, sort, page }: OrdersView) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value.trim()) query.set(name, value.trim())
  if (nameOf(sort) !== 'newest') query.set('sort', nameOf(sort))
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? place : `${place}?${query}`
}

/** The query without its page: what a file of all of them is asked by. */
export const narrowedBy = ({ filter, sort }: Omit<OrdersView, 'page'>): Query => ({
  search: filter.search || undefined,
  orderStatus: orderStatuses.find((status) => status === filter.status),
  shippingStatus: filter.shippingStatus || undefined,
  since: filter.since || undefined,
  until: filter.until || undefined,
  totalFrom: filter.totalFrom || undefined,
  totalTo: filter.totalTo || undefined,
  late: filter.late ? 'true' : undefined,
  customerId: filter.customer || undefined,
  sort: nameOf(sort),
})

export const askingFor = ({ page, ...view }: OrdersView): { query: Query } => ({
  query: { ...narrowedBy(view), pageNumber: String(page), limit: String(size) },
})

export const pagesOf = (totalCount: number) => Math.max(1, Math.ceil(totalCount / size))

/** The filter as far as it can be asked for: what is still being typed is left out. */
export const askable = (filter: OrderFilter): OrderFilter => ({
  ...filter,
  totalFrom: isTotal(filter.totalFrom) ? filter.totalFrom : everyOrder.totalFrom,
  totalTo: isTotal(filter.totalTo) ? filter.totalTo : everyOrder.totalTo,
})

const place = '/Orders_Management'

// What the call calls the columns, upwards and downwards.
const sorts: Record<NonNullable<Query['sort']>, OrderSort> = {
  newest: { by: 'orderedAt', descending: true },
  oldest: { by: 'orderedAt', descending: false },
  total: { by: 'total', descending: true },
  smallest: { by: 'total', descending: false },
}

type SortName = keyof typeof sorts
const sortNames = Object.keys(sorts) as SortName[]

const sortNamed = (text: string) => sortNames.find((name) => name === text) ?? 'newest'

const nameOf = ({ by, descending }: OrderSort) =>
  sortNames.find((name) => sorts[name].by === by && sorts[name].descending === descending) ?? 'newest'
