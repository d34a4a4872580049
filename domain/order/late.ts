import type { OrderStatus } from './orderStatus.ts'

/** Milliseconds: an order that was placed longer ago, and is neither shipped nor over, is late. */
const lateAfter = 24 * 60 * 60 * 1000

/** Where an order stands while it can become late. */
export const unsent: readonly OrderStatus[] = ['Pending', 'Processing']

/** The moment before which an order that is still unsent was placed too long ago; ISO 8601. */
export const lateBefore = (now: Date) => new Date(now.getTime() - lateAfter).toISOString()
