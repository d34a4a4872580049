import type { DeliveryTerms } from '#domain/order/placeOrder.ts'

// What the shop that is measured and those who measure it agree on.

export const tokenSecret = 'known to the bench'
export const terms: DeliveryTerms = { fee: 6000, freeFrom: 25_000 }
