import { type Address, erasedAddress } from '#domain/address/addressEvents.ts'
import type { SeenCart } from '#domain/cart/cartEvents.ts'
import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { erased, type KeepingOf, unchanged } from '#domain/kernel/personal.ts'

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
  /** Where the customer ordered their cart. */
  cart?: SeenCart | undefined
  /** Hash of what was asked, to know a repeated request from another one. */
  fingerprint: string
}

/** Why an order was not taken: a product ran out (`left` is how many there were), its stock was not set aside in time, or its cart was sold. */
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

/** What names a person is kept for the invoice, also the fingerprint: an address could be guessed from it. */
export const orderFacts = {
  // Version 1 did not tell of the cart.
  OrderPlaced: {
    version: 2,
    upcasts: { 1: unchanged },
    personal: { shippingAddress: erasedAddress, fingerprint: erased },
    key: 'invoice',
  },
  OrderConfirmed: { version: 1 },
  // Version 2 may tell of a reservation that expired, version 3 of a cart that was sold: older code would tell it as something else.
  OrderRejected: { version: 3, upcasts: { 1: unchanged, 2: unchanged } },
  PaymentMethodChanged: { version: 1 },
  ProcessingStarted: { version: 1 },
  OrderDispatched: { version: 1 },
  TransitStarted: { version: 1 },
  DeliveryDelayed: { version: 1 },
  OrderDelivered: { version: 1, personal: { signedBy: erased }, key: 'invoice' },
  PaymentCollected: { version: 1 },
  OrderCanceled: { version: 1, personal: { reason: erased }, key: 'invoice' },
} satisfies KeepingOf<OrderFact>

export type OrderHappened = Happened<OrderFact>
