import { z } from 'zod'
import { paymentMethods } from '#domain/businessConstants.ts'
import { text } from '#domain/kernel/endpoint.ts'
import { orderStatuses, shippingStatuses } from './orderStatus.ts'

export const PaymentMethodField = z.enum(paymentMethods, {
  error: `The payment method must be one of: ${paymentMethods.join(', ')}`,
})
export const OrderStatusField = z.enum(orderStatuses, {
  error: `The order status must be one of: ${orderStatuses.join(', ')}`,
})
export const ShippingStatusField = z.enum(shippingStatuses, {
  error: `The shipping status must be one of: ${shippingStatuses.join(', ')}`,
})
/** Why an order is cancelled. */
export const ReasonField = text('reason', 0, 200)
/** Who signed for the delivery. */
export const SignedByField = text('signedBy', 0, 60)
