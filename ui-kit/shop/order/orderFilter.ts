import type { OrderStatus, ShippingStatus } from './orderStatus.ts'

/** What the table of orders is narrowed to; empty text is no limit. */
export type OrderFilter = {
  search: string
  status: OrderStatus | ''
  shippingStatus: ShippingStatus | ''
  /** Days: '2026-11-21'. */
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
export type OrderSort = { by: OrderSortKey; descending: boolean }

export const everyOrder: OrderFilter = {
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

/** Whether anything is left out. */
export const isNarrowed = (filter: OrderFilter) => Object.values(filter).some((value) => value !== '')

/** Whether a total is one that can be looked for: nothing, or rand and cents. */
export const isTotal = (typed: string) => typed.trim() === '' || /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim())

/** A total in cents; `without` where none is written that can be looked for. */
export const centsIn = (typed: string, without: number) =>
  typed.trim() !== '' && isTotal(typed) ? Math.round(Number(typed) * 100) : without
