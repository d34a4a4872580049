import { customersOrderAfter } from '#stories/shop/order/momentsOfOrder.ts'

/** Amina's order right after she has placed it. */
export const trackedOrder = customersOrderAfter('OrderConfirmed')
