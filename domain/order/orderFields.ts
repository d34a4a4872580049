import { z } from 'zod'
import { paymentMethods } from './orderEvents.ts'
import { orderStatuses, shippingStatuses } from './orderStatus.ts'

export const PaymentMethod = z.enum(paymentMethods, {
  error: `The payment method must be one of: ${paymentMethods.join(', ')}`,
})
export const OrderStatus = z.enum(orderStatuses, {
  error: `The order status must be one of: ${orderStatuses.join(', ')}`,
})
export const ShippingStatus = z.enum(shippingStatuses, {
  error: `The shipping status must be one of: ${shippingStatuses.join(', ')}`,
})
/** Why an order is canceled. */
export const Reason = z.string().trim().max(200, 'The reason must be at most 200 characters long')
