import type { CustomerRole, CustomerStatus } from './customerRow.ts'

/** Newest accounts first, or most orders, most spent or latest order first. */
export type CustomerSort = 'newest' | 'orders' | 'spent' | 'lastOrder'

/** An empty string does not filter. */
export type CustomerFilter = {
  search: string
  status: CustomerStatus | ''
  role: CustomerRole | ''
  sort: CustomerSort
}

export const emptyCustomerFilter: CustomerFilter = { search: '', status: '', role: '', sort: 'newest' }

export const isCustomerFilterActive = ({ search, status, role }: CustomerFilter) =>
  search !== '' || status !== '' || role !== ''
