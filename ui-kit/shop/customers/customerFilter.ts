import type { CustomerRole, CustomerStatus } from './customerRow.ts'

/** The newest accounts first, or whoever ordered most, spent most, ordered last. */
export type CustomerSort = 'newest' | 'orders' | 'spent' | 'lastOrder'

/** Empty text is no limit. */
export type CustomerFilter = {
  search: string
  status: CustomerStatus | ''
  role: CustomerRole | ''
  sort: CustomerSort
}

export const everybody: CustomerFilter = { search: '', status: '', role: '', sort: 'newest' }

export const isNarrowed = ({ search, status, role }: CustomerFilter) => search !== '' || status !== '' || role !== ''
