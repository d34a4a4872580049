import { type Period, periodNamed, periods, usualPeriod } from '#domain/dashboard/period.ts'

/** The period as the address has it; what is none there counts as not written. */
export const periodOf = (query: URLSearchParams): Period => periodNamed(query.get('days')) ?? usualPeriod

/** Every period that can be looked at, with its address. */
export const periodsBeside = (shown: Period) =>
  periods.map((days) => ({ days, href: hrefOf(days), isShown: days === shown }))

const hrefOf = (days: Period) => (days === usualPeriod ? '/Dashboard' : `/Dashboard?days=${days}`)
