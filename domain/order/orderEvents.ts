import type { Address } from '#domain/address/addressEvents.ts'
import type { Fact, Happened } from '#domain/kernel/decision.ts'

export const paymentMethods = ['Cash on Delivery', 'Card on delivery', 'Credit or Debit Card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A product as it was ordered. Money in cents, discount in percent. */
export interface OrderLine {
  productId: string
  slug: string
  name: string
  brand: string
  thumbnail: string
  price: number
  discount: number
  count: number
  /** Price times count less the discount. */
  total: number
}

/** Cents. `total` is subtotal less saving plus delivery fee. */
export interface OrderTotals {
  subtotal: number
  saving: number
  deliveryFee: number
  total: number
}

export interface PlacedOrder extends OrderTotals {
  customerId: string
  orderNumber: string
  lines: readonly OrderLine[]
  shippingAddress: Address
  paymentMethod: PaymentMethod
  /** Hash of what was asked, to know a repeated request from another one. */
  fingerprint: string
}

export type OrderFact =
  | Fact<'OrderPlaced', PlacedOrder>
  | Fact<'OrderConfirmed', Record<never, never>>
  | Fact<'OrderRejected', { product: string; left: number }>
  | Fact<'PaymentMethodChanged', { paymentMethod: PaymentMethod }>
  | Fact<'ProcessingStarted', Record<never, never>>
  | Fact<'OrderDispatched', Record<never, never>>
  | Fact<'TransitStarted', Record<never, never>>
  | Fact<'DeliveryDelayed', Record<never, never>>
  | Fact<'OrderDelivered', { signedBy: string }>
  | Fact<'PaymentCollected', { amount: number; paymentMethod: PaymentMethod }>
  | Fact<'OrderCanceled', { reason: string }>

export type OrderHappened = Happened<OrderFact>
