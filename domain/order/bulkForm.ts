import { z } from 'zod'
import { bulkMoves } from './moveInBulk.ts'
import { OrderStatus, Reason, ShippingStatus } from './orderFields.ts'

/** At most a hundred orders at once, each of them once. */
export const OrdersInBulk = z.object({
  ids: z
    .array(z.string({ error: 'An id is missing' }).min(1, 'An id is missing').max(100, 'No order has such an id'), {
      error: 'The ids must be a list',
    })
    .min(1, 'Choose at least one order')
    .max(100, 'At most 100 orders at once')
    .refine((ids) => new Set(ids).size === ids.length, 'Each order only once'),
  move: z.enum(bulkMoves, { error: `The move must be one of: ${bulkMoves.join(', ')}` }),
  reason: Reason.optional(),
  /** `true` only tells what would happen. */
  dryRun: z.boolean({ error: 'dryRun must be true or false' }).default(false),
})

/** What became of one order, or would: as it is after the move, or as it stays. */
export const MovedOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  outcome: z.enum(['moved', 'refused']),
  /** Absent for an order that is not there. */
  orderStatus: OrderStatus.optional(),
  shippingStatus: ShippingStatus.optional(),
  version: z.number().optional(),
  /** Why it was not moved: the name of the "no", its sentence, and what would be possible instead. */
  refusal: z.string().optional(),
  message: z.string().optional(),
  offered: z.array(z.string()).optional(),
})
