import { z } from 'zod'
import { moment } from '#domain/audit/auditContract.ts'
import { wholeNumber } from '#domain/kernel/endpoint.ts'
import { cents } from '#domain/kernel/money.ts'
import { OrderStatus, ShippingStatus } from './orderFields.ts'

/** By the moment they were placed, or by their total: the largest first, or the smallest. */
const orderSorts = ['newest', 'oldest', 'total', 'smallest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** An amount in rand, as cents. */
const rands = (name: string) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, `${name} must be an amount in rand: 250 or 249.99`)
    .transform((written) => cents(Number(written)))

/** Which orders the admins' table shows. Ranges include both ends. */
export const OrdersQuery = z.object({
  orderStatus: OrderStatus.optional(),
  shippingStatus: ShippingStatus.optional(),
  /** Part of an order number or of a customer's name, or a customer's whole id. */
  search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
  customerId: z.string().max(200).optional(),
  /** When they were placed. Days are those of South Africa. */
  since: moment('since').optional(),
  until: moment('until').optional(),
  totalFrom: rands('totalFrom').optional(),
  totalTo: rands('totalTo').optional(),
  /** Only those that were placed too long ago and have not left the shop. */
  late: z.enum(['true', 'false'], { error: 'late must be true or false' }).optional(),
  sort: z.enum(orderSorts, { error: `The sort must be one of: ${orderSorts.join(', ')}` }).default('newest'),
  pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
  limit: wholeNumber('limit', 1, 100).default(20),
  /** All that match, as a file. */
  format: z.enum(['csv'], { error: 'The format must be csv' }).optional(),
})
