import type { Sort } from '#ui-kit/shop/adminTable/SortableHeader.tsx'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'

/** A row of the provider table. */
export type ProviderRow = {
  id: string
  name: string
  /** The form of the provider. */
  href: string
  historyHref: string
  /** The bookings of the provider. */
  bookingsHref: string
  profession: string
  /** Empty if there is no portrait. */
  portrait: string
  /** The label of the top category. */
  group: string
  location: string
  verified: boolean
  rating: number
  reviewCount: number
  /** The next free slot; null if there is none. */
  soonest: Slot | null
  isActive: boolean
}

export type ProviderSortKey = 'name' | 'group' | 'location' | 'rating' | 'soonest'
export type ProviderSort = Sort<ProviderSortKey>

/** The filter of the provider table. An empty string does not filter. */
export type ProviderTableFilter = {
  search: string
  /** The value of a top category. */
  group: string
  verified: 'yes' | 'no' | ''
  state: 'active' | 'inactive' | ''
}

export const emptyProviderFilter: ProviderTableFilter = { search: '', group: '', verified: '', state: '' }

/** Whether any filter is set. */
export const isProviderFilterActive = (filter: ProviderTableFilter) =>
  Object.values(filter).some((value) => value !== '')
