import { addMonths } from '#domain/localDate.ts'

/** One payment of a plan. `day`: `2026-11-30`. `amount` in cents. */
export interface Instalment {
  day: string
  amount: number
}

/** Divides an amount in cents into equal parts that add up to it: the last one has the cents that are left over. */
export const splitEvenly = (amount: number, parts: number) => {
  const part = Math.floor(amount / parts)
  return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? part : amount - part * (parts - 1)))
}

/**
 * Equal payments on the same date of the months after `start`; the last day of a month that is too short for it. All dates count from
 * the start: 31 January is followed by 28 February and by 31 March.
 */
export const monthlyInstalments = (amount: number, count: number, start: string): Instalment[] =>
  splitEvenly(amount, count).map((part, index) => ({ day: addMonths(start, index + 1), amount: part }))
