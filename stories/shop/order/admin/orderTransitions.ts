import { momentAfter } from '#stories/shop/order/momentsOfOrder.ts'

// What an admin can do with Amina's order, and why not.

export const pendingTransitions = momentAfter('OrderConfirmed').admin.transitions
export const processingTransitions = momentAfter('ProcessingStarted').admin.transitions
export const shippedTransitions = momentAfter('TransitStarted').admin.transitions
export const noTransitions = momentAfter('OrderDelivered').admin.transitions
