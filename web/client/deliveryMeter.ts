import { rand } from '#domain/kernel/money.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'

/** How far goods of this price, in cents, are on the way to free delivery. */
export const meterTo = ({ freeFrom }: DeliveryTerms, goods: number) =>
  goods >= freeFrom ? { value: 1 } : { value: goods / freeFrom, remaining: rand(freeFrom - goods) }
