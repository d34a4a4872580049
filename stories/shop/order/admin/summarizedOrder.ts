import { momentAfter } from '#stories/shop/order/momentsOfOrder.ts'

/** Amina's order right after it was confirmed. */
export const summarizedOrder = momentAfter('OrderConfirmed').admin.order
