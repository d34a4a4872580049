import type { Sort } from '#ui-kit/shop/adminTable/SortableHeader.tsx'
import type { OrderStatus, ShippingStatus } from '#ui-kit/shop/order/orderStatus.ts'

/** The filter of the order table. An empty string does not filter. */
export type OrderFilter = {
  search: string
  status: OrderStatus | ''
  shippingStatus: ShippingStatus | ''
  /** ISO dates: '2026-11-21'. */
  since: string
  until: string
  /** Rand, as typed. */
  totalFrom: string
  totalTo: string
  late: '1' | ''
  /** One customer's id. */
  customer: string
}

export type OrderSortKey = 'orderedAt' | 'total'
export type OrderSort = Sort<OrderSortKey>

export const emptyOrderFilter: OrderFilter = {
  search: '',
  status: '',
  shippingStatus: '',
  since: '',
  until: '',
  totalFrom: '',
  totalTo: '',
  late: '',
  customer: '',
}

/** Whether any filter is set. */
export const isOrderFilterActive = (filter: OrderFilter) => Object.values(filter).some((value) => value !== '')

/** Whether the text is a valid total: empty, or rand with optional cents. */
export const isValidTotal = (typed: string) => typed.trim() === '' || /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim())

/** Parses a total as cents; returns `fallback` for an empty or invalid text. */
export const totalInCents = (typed: string, fallback: number) =>
  typed.trim() !== '' && isValidTotal(typed) ? Math.round(Number(typed) * 100) : fallback
