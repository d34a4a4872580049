import type { OrderStatus } from './orderStatus.ts'

/** Hours: an order that was placed longer ago is late, unless it is shipped or in a final state. */
export const lateAfter = 24

/** The statuses in which an order can become late. */
export const unshippedStatuses: readonly OrderStatus[] = ['Pending', 'Processing']

/** An unshipped order that was placed before this time is late; ISO 8601. */
export const lateCutoff = (now: Date) => new Date(now.getTime() - lateAfter * 60 * 60 * 1000).toISOString()
