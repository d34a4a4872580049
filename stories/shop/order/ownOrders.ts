export { canceledOrder, delayedOrder, deliveredOrder, pendingOrder } from '#stories/lives/ownOrders.ts'
