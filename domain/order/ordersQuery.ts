import { z } from 'zod'
import { moment, wholeNumber } from '#domain/kernel/endpoint.ts'
import { toCents } from '#domain/kernel/money.ts'
import { OrderStatusField, ShippingStatusField } from './orderFields.ts'

/** By the time of placement, or by the total: `total` is the largest first, `smallest` the smallest first. */
const orderSorts = ['newest', 'oldest', 'total', 'smallest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** An amount in rand, as cents. */
const randAmount = (name: string) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, `${name} must be an amount in rand: 250 or 249.99`)
    .transform((written) => toCents(Number(written)))

/** Which orders the admins' table shows. Ranges include both ends. */
export const OrdersQuery = z.object({
  orderStatus: OrderStatusField.optional(),
  shippingStatus: ShippingStatusField.optional(),
  /** Part of an order number or of a customer's name, or a customer's whole id. */
  search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
  customerId: z.string().max(200).optional(),
  /** When the orders were placed. Days are in South African time. */
  since: moment('since').optional(),
  until: moment('until').optional(),
  totalFrom: randAmount('totalFrom').optional(),
  totalTo: randAmount('totalTo').optional(),
  /** `true`: only late orders, which were placed too long ago and are not dispatched. */
  late: z.enum(['true', 'false'], { error: 'late must be true or false' }).optional(),
  sort: z.enum(orderSorts, { error: `The sort must be one of: ${orderSorts.join(', ')}` }).default('newest'),
  pageNumber: wholeNumber('pageNumber', 1, 100_000).default(1),
  limit: wholeNumber('limit', 1, 100).default(20),
  /** Returns all matching orders as a file. */
  format: z.enum(['csv'], { error: 'The format must be csv' }).optional(),
})
