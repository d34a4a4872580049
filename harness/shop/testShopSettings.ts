import type { DeliveryTerms } from '#domain/order/delivery.ts'

// Settings that the shop under test and its clients share.

export const tokenSecret = 'known to the bench'
/** Cents. */
export const deliveryTerms: DeliveryTerms = { fee: 6000, freeFrom: 25_000 }
