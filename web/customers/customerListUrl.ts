import { type CustomerFilter, emptyCustomerFilter } from '#ui-kit/shop/customers/customerFilter.ts'
import { listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'

/** Filter and page of the list of customers, in the address. */
export const customerListUrl = listUrl({
  path: '/Customers_Management',
  pageSize: 20,
  fields: {
    search: textUpTo(100),
    status: oneOf(['unverified', 'active', 'suspended', 'erased']),
    role: oneOf(['Admin', 'Customer']),
    sort: oneOf(['newest', 'orders', 'spent', 'lastOrder'], emptyCustomerFilter.sort),
  },
  queryOf: (filter: CustomerFilter) => nonEmptyFields(filter),
})
