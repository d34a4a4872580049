import { orderStatuses, shippingStatuses } from '#domain/order/orderStatus.ts'
import {
  emptyOrderFilter,
  isValidTotal,
  type OrderFilter,
  type OrderSortKey,
} from '#ui-kit/shop/order/admin/orderFilter.ts'
import { day, type ListView, listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'
import { namedSorts, useSortedView } from '#web/state/navigation/useSortedView.ts'

// The API's names of the sort orders, each with its column and direction.
const sorts = namedSorts<'newest' | 'oldest' | 'total' | 'smallest', OrderSortKey>(
  {
    newest: { by: 'orderedAt', descending: true },
    oldest: { by: 'orderedAt', descending: false },
    total: { by: 'total', descending: true },
    smallest: { by: 'total', descending: false },
  },
  'newest',
)

/** The table's filter with its sort order. */
type SortedOrderFilter = OrderFilter & { sort: (typeof sorts.names)[number] }

const statusOf = oneOf(orderStatuses)
const parseTotal = (written: string) => (isValidTotal(written) ? written : '')

/** Filter, sort order and page of the list of orders, in the address. */
export const orderListUrl = listUrl({
  path: '/Orders_Management',
  pageSize: 50,
  fields: {
    search: textUpTo(100),
    status: statusOf,
    shippingStatus: oneOf(shippingStatuses),
    since: day,
    until: day,
    totalFrom: parseTotal,
    totalTo: parseTotal,
    late: oneOf(['1']),
    customer: textUpTo(200),
    sort: oneOf(sorts.names, 'newest'),
  },
  queryOf: (filter: SortedOrderFilter) => orderQueryOf(filter),
})

/** The query of a request, without the page: a downloaded file has all rows. */
export const orderQueryOf = ({ status, late, customer, ...filter }: SortedOrderFilter) => ({
  ...nonEmptyFields(filter),
  orderStatus: statusOf(status) || undefined,
  late: late ? ('true' as const) : undefined,
  customerId: customer || undefined,
})

/** The filter without a total that is incomplete while it is being typed. */
export const completeFilter = (filter: SortedOrderFilter): SortedOrderFilter => ({
  ...filter,
  totalFrom: isValidTotal(filter.totalFrom) ? filter.totalFrom : emptyOrderFilter.totalFrom,
  totalTo: isValidTotal(filter.totalTo) ? filter.totalTo : emptyOrderFilter.totalTo,
})

/** The filter and the sort order of the list of orders, stored in the address. */
export const useOrderFilter = (view: ListView<SortedOrderFilter>) =>
  useSortedView<OrderFilter, SortedOrderFilter['sort'], OrderSortKey>(view, urlOptions, sorts)

const urlOptions = {
  hrefFor: ({ filter, page }: ListView<SortedOrderFilter>) =>
    orderListUrl.hrefFor({ filter: completeFilter(filter), page }),
  texts: ['search', 'totalFrom', 'totalTo'],
  steps: ['since', 'until'],
} as const
