import { z } from 'zod'

/** What a browser may say on the live socket. */
export const IncomingFrame = z.discriminatedUnion('event', [
  z.object({ event: z.literal('auth'), data: z.object({ token: z.string().max(4096) }) }),
  z.object({ event: z.literal('viewProduct'), data: z.object({ productId: z.string().max(64) }) }),
  z.object({ event: z.literal('leaveProduct'), data: z.object({ productId: z.string().max(64) }) }),
  z.object({ event: z.literal('message'), data: z.object({ text: z.string().trim().min(1).max(1000) }) }),
])

export type IncomingFrame = z.output<typeof IncomingFrame>

/** What the shop says on the live socket. */
export type OutgoingFrame =
  | { event: 'onlineUsers'; data: number }
  | { event: 'productViewersUpdate'; data: { productId: string; count: number } }
  | { event: 'message'; data: { text: string; from: string } }
  /**
   * The token was understood: news of whoever showed it is told from now on, and what happened before was not. `cartVersion` is their cart's
   * at this moment, as in `cartUpdated`; -1 where nothing was ever in it.
   */
  | { event: 'recognized'; data: { cartVersion: number } }
  | { event: 'orderUpdated'; data: { orderId: string } }
  /** The own cart, which another page or device may have changed. `version` is what `GET cart/:customerId` will at least answer. */
  | { event: 'cartUpdated'; data: { version: number } }
  | { event: 'auditAppended'; data: { stream: string; type: string; position: number } }
  /** The token that was shown is of no session, or of one that is over: whoever showed it is a guest from now on. */
  | { event: 'sessionEnded'; data: Record<string, never> }
  | { event: 'error'; data: { message: string } }
