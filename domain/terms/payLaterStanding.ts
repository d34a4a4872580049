import { qualifyingAmount, qualifyingPurchases } from '#domain/businessConstants.ts'
import { maxFinanced } from './payLaterPlan.ts'

/** A delivered order: cents, and when it was placed. */
export interface DeliveredOrder {
  id: string
  orderNumber: string
  orderDate: string
  total: number
}

/** How far a customer is from Buy Now Pay Later. Amounts in cents. */
export interface PayLaterStanding {
  /** Delivered orders that qualify, newest first. */
  qualifying: DeliveredOrder[]
  /** Purchases that are still missing; 0 for a customer who is eligible. */
  missing: number
  /** The largest amount that can be financed now: 0 while purchases are missing. */
  limit: number
}

/**
 * Only delivered orders count: until then an order can be cancelled, and nothing was paid for it. Each order is a transaction of its own,
 * worth what was paid for it with its delivery.
 */
export const payLaterStanding = (delivered: readonly DeliveredOrder[]): PayLaterStanding => {
  const qualifying = delivered
    .filter(({ total }) => total >= qualifyingAmount)
    .toSorted((one, other) => other.orderDate.localeCompare(one.orderDate))
  const missing = Math.max(qualifyingPurchases - qualifying.length, 0)
  return { qualifying, missing, limit: missing === 0 ? maxFinanced(qualifying[0]?.total ?? 0) : 0 }
}
