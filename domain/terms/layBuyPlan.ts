import { collectWithinDays, layBuyInstalments, minDepositPercent } from '#domain/businessConstants.ts'
import { addMonths, daysAfter } from '#domain/localDate.ts'
import { type Instalment, monthlyInstalments } from './instalments.ts'

/** The smallest deposit for a price, rounded up to a whole cent; both in cents. */
export const minDeposit = (price: number) => Math.ceil((price * minDepositPercent) / 100)

/** What somebody pays for an item on lay-buy. In cents. */
export interface LayBuyPlan {
  deposit: number
  /** The sum of all instalments. */
  balance: number
  instalments: Instalment[]
  /** The last day on which the item can be collected without storage fees: `2026-11-30`. */
  collectBy: string
}

/** The plan for an item, with price and deposit in cents, from the day of the deposit. */
export const layBuyPlan = (price: number, deposit: number, start: string): LayBuyPlan => ({
  deposit,
  balance: price - deposit,
  instalments: monthlyInstalments(price - deposit, layBuyInstalments, start),
  collectBy: daysAfter(addMonths(start, layBuyInstalments), collectWithinDays),
})
