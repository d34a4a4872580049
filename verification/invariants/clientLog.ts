import type { CartLine } from '#domain/cart/cartEvents.ts'
import { openBookingLog } from './bookingLog.ts'

/** What a customer ordered under one idempotency key. `wanted`: the lines of every body that was sent under it. */
export interface OrderRequest {
  customerId: string
  key: string
  orderId: string
  wanted: (readonly CartLine[])[]
}

/** An order as the API answered it. Money in rand. */
export interface AnsweredOrder {
  id: string
  customerId: string
  version: number
  totalAmount: number
  orderStatus: string
  shippingStatus: string
  paymentMethod: string
  signedBy: string
  paymentCollected: number
}

export interface AnsweredCart {
  lines: readonly CartLine[]
  version: number
}

/** The answers of the shop. */
interface Answers {
  /** Ids of orders that the shop answered as placed, once for every answer. */
  placed: readonly string[]
  /** Ids of orders that the shop refused because there was no stock. */
  rejected: readonly string[]
  /** The states of orders that answers showed. */
  orders: readonly AnsweredOrder[]
  /** The states of carts that answers showed, by customer. */
  carts: ReadonlyMap<string, readonly AnsweredCart[]>
}

export type ClientLog = ReturnType<typeof openClientLog>

/** The ids of the orders that the shop answered as placed. */
export const acknowledgedOrders = ({ answers }: { answers: Answers }): ReadonlySet<string> => new Set(answers.placed)

/** Refusals after which a repeated request does not place the order either. */
const finalRefusals = ['OutOfStock', 'ReservationExpired']

/** Logs every request that clients sent and every answer that they got: what the shop has promised. */
export const openClientLog = () => {
  const orders = new Map<string, OrderRequest>()
  const placed: string[] = []
  const rejected: string[] = []
  const shownOrders: AnsweredOrder[] = []
  const carts = new Map<string, AnsweredCart[]>()
  const keys = new Map<string, string>()
  const refusals = new Map<string, number>()
  const answers: Answers = { placed, rejected, orders: shownOrders, carts }

  const recordRefusal = (name: string) => refusals.set(name, (refusals.get(name) ?? 0) + 1)

  return {
    /** Records that a request was sent under a key. Each request has its own correlation id. */
    recordSent: (key: string, correlationId: string) => keys.set(correlationId, key),
    keyOf: (correlationId: string) => keys.get(correlationId),
    recordRequest: (request: Omit<OrderRequest, 'wanted'>, wanted: readonly CartLine[]) => {
      orders.getOrInsertComputed(request.orderId, () => ({ ...request, wanted: [] })).wanted.push(wanted)
    },
    requestOf: (orderId: string) => orders.get(orderId),
    /** Records an answer that says that the shop has accepted the order. */
    recordPlaced: (orderId: string) => placed.push(orderId),
    /** Records an answer that shows an order, such as one that was edited. */
    recordOrder: (order: AnsweredOrder) => shownOrders.push(order),
    /** Records a refusal of an order: where the refusal is final, the order is rejected. */
    recordOrderRefusal: (orderId: string, name: string) => {
      recordRefusal(name)
      if (finalRefusals.includes(name)) rejected.push(orderId)
    },
    recordCart: (customerId: string, cart: AnsweredCart) => carts.getOrInsertComputed(customerId, () => []).push(cart),
    recordRefusal,
    bookings: openBookingLog(),
    /** How often each refusal was answered, by its name. */
    refusals: refusals as ReadonlyMap<string, number>,
    answers,
  }
}
