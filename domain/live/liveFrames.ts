import { z } from 'zod'
import { singleLineText } from '#domain/catalogue/productFields.ts'
import { maxFollowedProducts } from './liveLimits.ts'

/** The frames that a browser may send on the live socket. */
export const IncomingFrame = z.discriminatedUnion('event', [
  z.object({ event: z.literal('auth'), data: z.object({ token: z.string().max(4096) }) }),
  z.object({ event: z.literal('viewProduct'), data: z.object({ productId: z.string().max(64) }) }),
  z.object({ event: z.literal('leaveProduct'), data: z.object({ productId: z.string().max(64) }) }),
  /**
   * The products whose prices this page shows; replaces the list that it sent before. `shownPrices`, in the same order: what a piece costs on the
   * page, after its discount, in rand; null if it is not in stock, -1 if the page says different things. For each product that was not in the list
   * before and does not cost that now, the server sends `productChanged`: the page's answers may be older than the subscription.
   */
  z.object({
    event: z.literal('followProducts'),
    data: z.object({
      productIds: z.array(z.string().max(64)).max(maxFollowedProducts),
      shownPrices: z.array(z.number().nullable()).max(maxFollowedProducts).optional(),
    }),
  }),
  /** The service provider whose free times this page shows. */
  z.object({ event: z.literal('followSlots'), data: z.object({ providerId: z.string().max(64) }) }),
  z.object({ event: z.literal('leaveSlots'), data: z.object({ providerId: z.string().max(64) }) }),
  /** In one line: a guest's messages reach admins as lines of one text. */
  z.object({ event: z.literal('message'), data: z.object({ text: singleLineText('message', 1, 1000) }) }),
])

export type IncomingFrame = z.output<typeof IncomingFrame>

/** The frames that the server sends on the live socket. */
export type OutgoingFrame =
  | { event: 'onlineUsers'; data: number }
  | { event: 'productViewersUpdate'; data: { productId: string; count: number } }
  /**
   * To users who view or follow a product: its price changed, or it is sold out or in stock again, at most twice a second; or it did before they
   * followed it (see `followProducts`).
   */
  | { event: 'productChanged'; data: ProductChange }
  /** To admins: a customer's message at once; guests' messages of one second as lines of one `text`, of which `more` are left out. */
  | { event: 'message'; data: { text: string; from: string; more?: number } }
  /**
   * The token was accepted: from now on the socket gets this user's updates, but none from before. `cartVersion` is the cart's current
   * version, as in `cartUpdated`; -1 for a cart that was never used.
   */
  | { event: 'recognized'; data: { cartVersion: number } }
  | { event: 'orderUpdated'; data: { orderId: string } }
  /** To the customer of a booking. */
  | { event: 'bookingUpdated'; data: { bookingId: string } }
  /** To a customer: something is new in their inbox, or was read, maybe on another device. */
  | { event: 'inboxChanged'; data: Record<never, never> }
  /**
   * To users who follow the provider's slots: some of this day were held, taken or given back. At most one per provider and day in 250 ms. A hold
   * whose time is over is free at once, but its frame follows the fact of the policy, a moment later.
   */
  | { event: 'slotsChanged'; data: { providerId: string; day: string } }
  /** The user's cart changed, maybe on another page or device. `GET cart/:customerId` now returns at least this `version`. */
  | { event: 'cartUpdated'; data: { version: number } }
  | { event: 'auditAppended'; data: { stream: string; type: string; position: number } }
  /** The token belongs to no session or to an ended one: the socket counts as a guest's from now on. */
  | { event: 'sessionEnded'; data: Record<string, never> }
  | { event: 'error'; data: { message: string } }

/**
 * The current price of a product, in rand, and whether it is in stock. A product that was withdrawn is not, and has no price. `version` is the
 * revision of the product's details.
 */
export interface ProductChange {
  productId: string
  price?: number
  /** Percent. */
  discount?: number
  discountedPrice?: number
  inStock: boolean
  version: number
}
