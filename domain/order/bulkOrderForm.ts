import { z } from 'zod'
import { OrderStatusField, ReasonField, ShippingStatusField } from './orderFields.ts'
import { bulkTransitions } from './transitionInBulk.ts'

/** At most 100 orders per request, without duplicates. */
export const BulkOrderRequest = z.object({
  ids: z
    .array(z.string({ error: 'An id is missing' }).min(1, 'An id is missing').max(100, 'No order has such an id'), {
      error: 'The ids must be a list',
    })
    .min(1, 'Choose at least one order')
    .max(100, 'At most 100 orders at once')
    .refine((ids) => new Set(ids).size === ids.length, 'Each order only once'),
  move: z.enum(bulkTransitions, { error: `The move must be one of: ${bulkTransitions.join(', ')}` }),
  reason: ReasonField.optional(),
  /** `true` returns the results without storing anything. */
  dryRun: z.boolean({ error: 'dryRun must be true or false' }).default(false),
})

/** The result for one order: its statuses after the move, or unchanged after a refusal. For a dry run, the expected result. */
export const BulkOrderResult = z.object({
  id: z.string(),
  orderNumber: z.string(),
  outcome: z.enum(['moved', 'refused']),
  /** Absent if the order does not exist. */
  orderStatus: OrderStatusField.optional(),
  shippingStatus: ShippingStatusField.optional(),
  version: z.number().optional(),
  /** Why it was not moved: the name of the refusal, its message, and the transitions that are allowed instead. */
  refusal: z.string().optional(),
  message: z.string().optional(),
  offered: z.array(z.string()).optional(),
})
