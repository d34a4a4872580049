import { maxFinancedPercent, payLaterInstalments, serviceChargePercent } from '#domain/businessConstants.ts'
import { type Instalment, monthlyInstalments } from './instalments.ts'

/** The largest amount that is financed after a most recent qualifying purchase; both in cents. */
export const maxFinanced = (purchase: number) => Math.floor((purchase * maxFinancedPercent) / 100)

/** What somebody pays who finances an amount. In cents. */
export interface PayLaterPlan {
  financed: number
  serviceCharge: number
  /** The sum of all instalments. */
  total: number
  instalments: Instalment[]
}

/** The plan of a financed amount in cents, from the day on which it is financed. */
export const payLaterPlan = (financed: number, start: string): PayLaterPlan => {
  const serviceCharge = Math.round((financed * serviceChargePercent) / 100)
  const total = financed + serviceCharge
  return { financed, serviceCharge, total, instalments: monthlyInstalments(total, payLaterInstalments, start) }
}
