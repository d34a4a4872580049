import { type Address, erasedAddress } from '#domain/address/addressEvents.ts'
import type { paymentMethods } from '#domain/businessConstants.ts'
import type { CartSnapshot } from '#domain/cart/cartEvents.ts'
import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased, unchangedUpcast } from '#domain/kernel/eventSchema.ts'

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
  /** Set if the customer ordered their cart. */
  cart?: CartSnapshot | undefined
  /** Hash of the request, to distinguish a repeated request from a different one with the same key. */
  fingerprint: string
}

/** Why an order was rejected: too few pieces of a product (`left`), stock not reserved in time, or a cart that was already ordered. */
export type Rejection = { product: string; left: number } | { reason: 'ReservationExpired' | 'CartWasOrdered' }

export type OrderFact =
  | Fact<'OrderPlaced', PlacedOrder>
  | Fact<'OrderConfirmed', Record<never, never>>
  | Fact<'OrderRejected', Rejection>
  | Fact<'PaymentMethodChanged', { paymentMethod: PaymentMethod }>
  | Fact<'ProcessingStarted', Record<never, never>>
  | Fact<'OrderDispatched', Record<never, never>>
  | Fact<'TransitStarted', Record<never, never>>
  | Fact<'DeliveryDelayed', Record<never, never>>
  | Fact<'OrderDelivered', { signedBy: string }>
  | Fact<'PaymentCollected', { amount: number; paymentMethod: PaymentMethod }>
  | Fact<'OrderCanceled', { reason: string }>

/** Personal fields are encrypted with the invoice key, also the fingerprint: an address could be guessed from it. */
export const orderFacts = {
  // Version 1 has no `cart`.
  OrderPlaced: {
    version: 2,
    upcasts: { 1: unchangedUpcast },
    personal: { shippingAddress: erasedAddress, fingerprint: erased },
    key: 'invoice',
  },
  OrderConfirmed: { version: 1 },
  // Version 2 adds the reason `ReservationExpired`, version 3 `CartWasOrdered`: older code would misread them.
  OrderRejected: { version: 3, upcasts: { 1: unchangedUpcast, 2: unchangedUpcast } },
  PaymentMethodChanged: { version: 1 },
  ProcessingStarted: { version: 1 },
  OrderDispatched: { version: 1 },
  TransitStarted: { version: 1 },
  DeliveryDelayed: { version: 1 },
  OrderDelivered: { version: 1, personal: { signedBy: erased }, key: 'invoice' },
  PaymentCollected: { version: 1 },
  OrderCanceled: { version: 1, personal: { reason: erased }, key: 'invoice' },
} satisfies EventSchemas<OrderFact>

export type RecordedOrderFact = RecordedFact<OrderFact>
